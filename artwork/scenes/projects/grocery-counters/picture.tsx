/** A grocery's evening: four counters into one stock, and what to order tonight. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { OilBottle, Packet, RiceSack } from '#kit/goods/grocery.tsx';
import { taka } from '#kit/money.ts';
import { accent, shapla } from '#kit/palette.ts';
import { Person, type PersonProps } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 840, top: 158, width: 760 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    shop: 'Dhonepata Bazar, Mirpur, 21:10',
    counter: 'Counter',
    cashiers: { shirin: 'Shirin', jahid: 'Jahid', mitu: 'Mitu', karim: 'Karim' },
    bills: ' bills',
    short: 'short',
    right: 'cash right',
    order: 'Order tonight',
    oil: { name: 'Soybean oil 5 L', left: '6 left of 40', order: '60 cans' },
    rice: { name: 'Miniket rice', left: '4 sacks left', order: '15 sacks' },
    milk: { name: 'Powder milk', left: '11 left', order: '48 packs' },
  },
  bn: {
    shop: 'ধনেপাতা বাজার, মিরপুর, রাত ৯:১০',
    counter: 'কাউন্টার',
    cashiers: { shirin: 'শিরিন', jahid: 'জাহিদ', mitu: 'মিতু', karim: 'করিম' },
    bills: 'টি বিল',
    short: 'কম',
    right: 'ক্যাশ মিলেছে',
    order: 'আজ রাতে কিনতে হবে',
    oil: { name: 'সয়াবিন তেল ৫ লি.', left: '৪০টির ৬টি আছে', order: '৬০ ক্যান' },
    rice: { name: 'মিনিকেট চাল', left: '৪ বস্তা আছে', order: '১৫ বস্তা' },
    milk: { name: 'গুঁড়া দুধ', left: '১১টি আছে', order: '৪৮ প্যাকেট' },
  },
});

type Cashier = keyof Words['cashiers'];

const theme = themed({
  accent: 'oklch(.42 .11 145)',
  tint: 'oklch(.93 .06 140)',
  ink: 'oklch(.24 .05 150)',
  soft: 'oklch(.43 .03 150)',
  line: 'oklch(.88 .03 140)',
});

const counters: readonly (readonly [Cashier, number, number, number, PersonProps])[] = [
  [
    'shirin',
    74200,
    231,
    0,
    { hair: 'hijab', wear: 'kameez', cloth: 'oklch(.55 .12 25)', cloth2: 'oklch(.45 .11 255)' },
  ],
  [
    'jahid',
    68950,
    208,
    0,
    {
      hair: 'short',
      wear: 'apron',
      cloth: 'oklch(.75 .1 90)',
      cloth2: 'oklch(.42 .11 145)',
      skin: 2,
    },
  ],
  [
    'mitu',
    51300,
    167,
    120,
    { hair: 'bob', wear: 'apron', cloth: 'oklch(.62 .14 350)', cloth2: 'oklch(.42 .11 145)' },
  ],
  [
    'karim',
    43550,
    142,
    0,
    { hair: 'receding', wear: 'shirt', cloth: 'oklch(.60 .09 235)', beard: 'moustache', skin: 2 },
  ],
];

export default function Counters({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.36 .09 145)' }} theme={theme} size={size}>
      <Box at={[64, 54]} color="white" gap={2}>
        <T size={34} weight={500}>
          {words.shop}
        </T>
        <T head size={150} leading={0.95}>
          {taka(238000, language)}
        </T>
      </Box>
      <Thread
        size={size}
        d="M174 282H888M174 282V430M412 282V456M650 282V540M888 282V580"
        color={accent[400]}
        width={8}
        dash="18 18"
      />
      {counters.map(([name, takings, bills, short, person], index) => {
        const high = 190 + takings / 200;
        return (
          <Box
            key={name}
            at={[64 + index * 238, 1000 - high]}
            w={220}
            h={high}
            round="32px 32px 0 0"
            bg="oklch(.98 .015 120)"
            pad="0 14"
            style={{ alignItems: 'center' }}
          >
            <div style={{ marginTop: -62, border: `8px solid ${accent[400]}`, borderRadius: 80 }}>
              <Person size={124} bg={theme.tint} {...person} />
            </div>
            <T head size={42} line style={{ marginTop: 18 }}>
              {taka(takings, language)}
            </T>
            <T size={31} weight={600} style={{ marginTop: 10 }}>
              {words.counter} {digits(index + 1, language)}
            </T>
            <T size={29} soft>
              {words.cashiers[name]}
            </T>
            <Box
              w="100%"
              pad="0 10"
              gap={2}
              style={{ marginTop: 'auto', marginBottom: 26, alignItems: 'center' }}
            >
              <T size={29} weight={500}>
                {digits(bills, language)}
                {words.bills}
              </T>
              <T size={29} weight={600} color={short ? shapla[700] : v.accent}>
                {short ? `${words.short} ${taka(short, language)}` : words.right}
              </T>
            </Box>
          </Box>
        );
      })}
      <Box at={[1046, 54]} w={500} h={892} round={40} bg="white" pad="36 32" gap={20}>
        <T head size={46}>
          {words.order}
        </T>
        <Order drawing={<OilBottle size={136} />} {...words.oil} top />
        <Order drawing={<RiceSack size={130} />} {...words.rice} />
        <Order drawing={<Packet size={130} />} {...words.milk} />
      </Box>
    </Plate>
  );
}

interface OrderProps {
  drawing: ReactNode;
  name: string;
  left: string;
  order: string;
  top?: boolean;
}

function Order({ drawing, name, left, order, top }: OrderProps) {
  return (
    <Box row gap={22} grow round={30} bg={top ? accent[200] : v.tint} pad="0 16 0 10">
      {drawing}
      <Box>
        <T size={31} weight={700} leading={1.15} line>
          {name}
        </T>
        <T size={28} soft line>
          {left}
        </T>
        <T head size={48} style={{ marginTop: 8 }} line>
          {order}
        </T>
      </Box>
    </Box>
  );
}
