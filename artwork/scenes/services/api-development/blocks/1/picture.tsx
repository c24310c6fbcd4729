/** The evening's settlement: orders on the left, payments on the right, one pair apart. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { taka } from '#kit/money.ts';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';

export const size = sizes.block;

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
}: {
  at: readonly [number, number];
  title: string;
  total: number;
  children: ReactNode;
}) {
  return (
    <Box at={at} w={450} h={676} bg={v.surface} round={28} shadow pad="32 36 30">
      <T head size={38}>
        {title}
      </T>
      <Box grow>{children}</Box>
      <Box row justify="space-between" style={{ borderTop: `3px solid ${v.ink}`, paddingTop: 16 }}>
        <T size={28} weight={600}>
          Total
        </T>
        <T head size={38}>
          {taka(total)}
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
}: {
  name: string;
  note: string;
  amount: number;
  off?: boolean;
}) {
  return (
    <Box h={150} justify="center" gap={2} style={{ borderTop: `2px solid ${v.line}` }}>
      <Box row justify="space-between">
        <T size={27} weight={600}>
          {name}
        </T>
        <T size={24} soft>
          {note}
        </T>
      </Box>
      <T head size={44} color={off ? shapla[700] : undefined}>
        {taka(amount)}
      </T>
    </Box>
  );
}

export default function Settlement() {
  return (
    <Plate ground="muslin">
      <Box at={[60, 44]} w={1080} row justify="space-between">
        <T head size={46}>
          Settlement, 18 November
        </T>
        <T size={28} weight={600} color={paddy[700]}>
          199 of 201 orders match
        </T>
      </Box>
      <Slip at={[60, 140]} title="Orders" total={402550}>
        {gateways.map(([name, count, ordered]) => (
          <Entry key={name} name={name} note={`${count} orders`} amount={ordered} />
        ))}
      </Slip>
      <Slip at={[690, 140]} title="Paid by gateways" total={401100}>
        {gateways.map(([name, , ordered, paid]) => (
          <Entry
            key={name}
            name={name}
            note={ordered === paid ? 'posted once' : '2 missing'}
            amount={paid}
            off={ordered !== paid}
          />
        ))}
      </Slip>
      <Thread d="M520 296H680M520 446H680" color={paddy[500]} width={8} dash="18 18" />
      <Thread d="M520 596H556M644 596H680" color={shapla[500]} width={8} dash="18 18" />
      <Box at={[504, 626]} w={192} center pad="12 0" round={20} bg={shapla[700]} color="white">
        <T size={22} weight={500} leading={1.2}>
          difference
        </T>
        <T head size={34}>
          {taka(1450)}
        </T>
      </Box>
    </Plate>
  );
}
