/** The evening's settlement: orders on the left, payments on the right, one pair apart. */
import type { Language } from '@nokshi/forms/languages.ts';
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { sum, taka } from '#kit/money.ts';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Settlement, 18 November',
    match: '199 of 201 orders match',
    orders: 'Orders',
    count: (orders: string) => `${orders} orders`,
    paid: 'Paid by gateways',
    once: 'posted once',
    missing: '2 missing',
    total: 'Total',
    difference: 'difference',
  },
  bn: {
    title: 'সেটেলমেন্ট, ১৮ নভেম্বর',
    match: '২০১টির ১৯৯টি অর্ডার মিলেছে',
    orders: 'অর্ডার',
    count: (orders: string) => `${orders}টি অর্ডার`,
    paid: 'গেটওয়ে থেকে এসেছে',
    once: 'একবারই এন্ট্রি',
    missing: '২টি নেই',
    total: 'মোট',
    difference: 'গরমিল',
  },
});

const gateways = [
  ['SSLCommerz', 142, 286400, 286400],
  ['ShurjoPay', 38, 74250, 74250],
  ['AmarPay', 21, 41900, 40450],
] as const;

function Slip({
  at,
  title,
  total,
  children,
  words,
  language,
}: SceneProps<Words> & {
  at: readonly [number, number];
  title: string;
  total: number;
  children: ReactNode;
}) {
  return (
    <Box at={at} w={450} h={676} bg={v.surface} round={28} shadow pad="32 36 30">
      <T head size={38} style={{ paddingBottom: 10 }}>
        {title}
      </T>
      <Box grow>{children}</Box>
      <Box row justify="space-between" style={{ borderTop: `3px solid ${v.ink}`, paddingTop: 16 }}>
        <T size={28} weight={600}>
          {words.total}
        </T>
        <T head size={38}>
          {taka(total, language)}
        </T>
      </Box>
    </Box>
  );
}

function Entry({
  name,
  note,
  amount,
  off,
  language,
}: {
  language: Language;
  name: string;
  note: string;
  amount: number;
  off?: boolean;
}) {
  return (
    <Box h={157} justify="center" gap={2} style={{ borderTop: `2px solid ${v.line}` }}>
      <Box row justify="space-between">
        <T size={27} weight={600}>
          {name}
        </T>
        <T size={24} soft>
          {note}
        </T>
      </Box>
      <T head size={44} color={off ? shapla[700] : undefined}>
        {taka(amount, language)}
      </T>
    </Box>
  );
}

export default function Settlement({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground="muslin">
      <Box at={[60, 44]} w={1080} row justify="space-between">
        <T head size={46}>
          {words.title}
        </T>
        <T size={28} weight={600} color={paddy[700]}>
          {words.match}
        </T>
      </Box>
      <Slip
        at={[60, 140]}
        title={words.orders}
        total={sum(gateways.map(([, , ordered]) => ordered))}
        words={words}
        language={language}
      >
        {gateways.map(([name, count, ordered]) => (
          <Entry
            key={name}
            name={name}
            note={words.count(digits(count, language))}
            amount={ordered}
            language={language}
          />
        ))}
      </Slip>
      <Slip
        at={[690, 140]}
        title={words.paid}
        total={sum(gateways.map(([, , , paid]) => paid))}
        words={words}
        language={language}
      >
        {gateways.map(([name, , ordered, paid]) => (
          <Entry
            key={name}
            name={name}
            note={ordered === paid ? words.once : words.missing}
            amount={paid}
            language={language}
            off={ordered !== paid}
          />
        ))}
      </Slip>
      <Thread d="M520 306H680M520 463H680" color={paddy[500]} width={8} dash="18 18" />
      <Thread d="M520 620H556M644 620H680" color={shapla[500]} width={8} dash="18 18" />
      <Box at={[504, 648]} w={192} center pad="12 0" round={20} bg={shapla[700]} color="white">
        <T size={22} weight={500} leading={1.2}>
          {words.difference}
        </T>
        <T head size={34}>
          {taka(1450, language)}
        </T>
      </Box>
    </Plate>
  );
}
