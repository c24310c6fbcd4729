/** A grocery counter: seven items, paid in cash and by bKash. */
import type { FunctionComponent } from 'react';
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { digits } from '#kit/digits.ts';
import type { GoodProps } from '#kit/goods/drawing.tsx';
import { Chilli, Eggs, Fish, Mango, OilBottle, Packet, RiceSack } from '#kit/goods/grocery.tsx';
import { Soap } from '#kit/goods/home.tsx';
import { Icon } from '#kit/icon.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { accent, brand, muslin, paddy, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 10, top: 436, width: 800 };
/** The bill. */
export const portrait = { left: 70, top: 50, width: 720 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    bill: 'Bill 10,482',
    till: 'Counter 2 · Shefali',
    units: { piece: '', kilo: 'kg ', four: 'hali ' },
    items: {
      rice: { name: 'Miniket rice', pack: '' },
      eggs: { name: 'Eggs', pack: '' },
      oil: { name: 'Soybean oil', pack: '2 L' },
      lentils: { name: 'Red lentils', pack: '' },
      sugar: { name: 'Sugar', pack: '' },
      tea: { name: 'Tea', pack: '200 g' },
      soap: { name: 'Soap', pack: '' },
    },
    keys: {
      rice: 'Rice',
      eggs: 'Eggs',
      oil: 'Oil',
      lentils: 'Lentils',
      fish: 'Fish',
      chilli: 'Chilli',
      mango: 'Mango',
      soap: 'Soap',
    },
    total: 'Total',
    cash: 'Cash',
    bkash: 'bKash',
    received: 'bKash received from 017·· ···912',
    print: 'Print receipt',
  },
  bn: {
    bill: 'বিল ১০৪৮২',
    till: 'কাউন্টার ২ · শেফালী',
    units: { piece: '', kilo: 'কেজি ', four: 'হালি ' },
    items: {
      rice: { name: 'মিনিকেট চাল', pack: '' },
      eggs: { name: 'ডিম', pack: '' },
      oil: { name: 'সয়াবিন তেল', pack: '২ লিটার' },
      lentils: { name: 'মসুর ডাল', pack: '' },
      sugar: { name: 'চিনি', pack: '' },
      tea: { name: 'চা পাতা', pack: '২০০ গ্রাম' },
      soap: { name: 'সাবান', pack: '' },
    },
    keys: {
      rice: 'চাল',
      eggs: 'ডিম',
      oil: 'তেল',
      lentils: 'ডাল',
      fish: 'মাছ',
      chilli: 'মরিচ',
      mango: 'আম',
      soap: 'সাবান',
    },
    total: 'মোট',
    cash: 'ক্যাশ',
    bkash: 'বিকাশ',
    received: '017·· ···912 থেকে বিকাশ এসেছে',
    print: 'রসিদ প্রিন্ট',
  },
});

interface Item {
  good: keyof Words['items'];
  count: number;
  unit: keyof Words['units'];
  price: number;
}

const items: readonly Item[] = [
  { good: 'rice', count: 5, unit: 'kilo', price: 72 },
  { good: 'eggs', count: 2, unit: 'four', price: 48 },
  { good: 'oil', count: 1, unit: 'piece', price: 380 },
  { good: 'lentils', count: 2, unit: 'kilo', price: 140 },
  { good: 'sugar', count: 1, unit: 'kilo', price: 130 },
  { good: 'tea', count: 1, unit: 'piece', price: 110 },
  { good: 'soap', count: 2, unit: 'piece', price: 65 },
];
const total = sum(items.map(({ count, price }) => count * price));
const inCash = 1000;

/** where names begin and every amount ends, the total's too */
const edge = 40;

const keys: readonly (readonly [keyof Words['keys'], FunctionComponent<GoodProps>, GoodProps])[] = [
  ['rice', RiceSack, {}],
  ['eggs', Eggs, {}],
  ['oil', OilBottle, {}],
  ['lentils', Packet, { a: 'oklch(.62 .18 40)' }],
  ['fish', Fish, {}],
  ['chilli', Chilli, {}],
  ['mango', Mango, {}],
  ['soap', Soap, {}],
];

function Pay({
  icon,
  label,
  amount,
  bg,
  color,
}: {
  icon: string;
  label: string;
  amount: string;
  bg: string;
  color: string;
}) {
  return (
    <Box grow bg={bg} color={color} round={20} pad="20 26" gap={2}>
      <Box row gap={10}>
        <Icon name={icon} size={28} />
        <T size={26} weight={600}>
          {label}
        </T>
      </Box>
      <T head size={48} line>
        {amount}
      </T>
    </Box>
  );
}

export default function Counter({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg={accent[400]}>
      <Window w={1500} h={900} at={[50, 50]} row bg={muslin[100]}>
        <Box w={760} bg={v.surface}>
          <Box row justify="space-between" h={98} pad={`10 ${edge} 0`}>
            <T head size={42} line>
              {words.bill}
            </T>
            <T size={28} soft line>
              {words.till}
            </T>
          </Box>
          <Box>
            {items.map(({ good, count, unit, price }, index) => (
              <Box
                key={good}
                row
                h={94}
                gap={16}
                pad={`0 ${edge}`}
                bg={index === items.length - 1 ? accent[100] : undefined}
                style={{ borderTop: `2px solid ${v.line}`, fontVariantNumeric: 'tabular-nums' }}
              >
                <T size={31} weight={600} line>
                  {words.items[good].name}
                </T>
                <T size={28} soft line style={{ flex: 1 }}>
                  {words.items[good].pack}
                </T>
                <T size={28} soft line>
                  {digits(`${count} `, language)}
                  {words.units[unit]}
                  {digits(`× ${price}`, language)}
                </T>
                <T size={34} weight={700} right line style={{ width: 92 }}>
                  {grouped(count * price, language)}
                </T>
              </Box>
            ))}
          </Box>
          <Box
            row
            justify="space-between"
            pad={`0 ${edge}`}
            h={150}
            bg={brand[950]}
            color={white}
            style={{ marginTop: 'auto' }}
          >
            <T size={38} weight={500}>
              {words.total}
            </T>
            <T head size={86} color={accent[400]} line>
              {taka(total, language)}
            </T>
          </Box>
        </Box>
        <Box grow pad="34 36 36" gap={22}>
          <Box grid={4} gap={16}>
            {keys.map(([key, Good, look]) => (
              <Box key={key} bg={v.surface} round={20} h={196} center gap={6}>
                <Good size={104} {...look} />
                <T size={32} weight={600} leading={1.2} line>
                  {words.keys[key]}
                </T>
              </Box>
            ))}
          </Box>
          <Box row gap={16} align="stretch">
            <Pay
              icon="tabler:cash-banknote"
              label={words.cash}
              amount={taka(inCash, language)}
              bg={paddy[100]}
              color={paddy[700]}
            />
            <Pay
              icon="tabler:device-mobile"
              label={words.bkash}
              amount={taka(total - inCash, language)}
              bg="oklch(.93 .05 0)"
              color="oklch(.48 .19 0)"
            />
          </Box>
          <Box bg={v.surface} round={20} pad="0 26" row gap={18} h={84}>
            <Icon name="tabler:circle-check-filled" size={38} color={paddy[500]} />
            <T size={27} weight={500} line>
              {words.received}
            </T>
          </Box>
          <Button size={40} bg={paddy[700]} w="100%" grow round={24} icon="tabler:printer">
            {words.print}
          </Button>
        </Box>
      </Window>
    </Scene>
  );
}
