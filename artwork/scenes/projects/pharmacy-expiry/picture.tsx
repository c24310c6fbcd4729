/** A pharmacy's batches in the order of their end, and thirty strips on their way. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { MedicineStrip } from '#kit/goods/health.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 640, top: 189, width: 960 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    shop: 'Nimpata Pharmacy, Sylhet',
    branches: ['Amberkhana', 'Zindabazar', 'Subidbazar'],
    stock: {
      cefixime: { name: 'Cefixime 200 mg', expiry: 'Jan 2027' },
      montelukast: { name: 'Montelukast 10 mg', expiry: 'Jan 2027' },
      omeprazole: { name: 'Omeprazole 20 mg', expiry: 'May 2027' },
      metformin: { name: 'Metformin 500 mg', expiry: 'Sep 2027' },
      paracetamol: { name: 'Paracetamol 500 mg', expiry: 'Mar 2028' },
    },
    strips: 'strips',
    expires: 'expires',
    transfer: 'Transfer',
    what: 'strips of Cefixime',
    to: 'Zindabazar',
    why: 'sold 34 strips in October, 5 left',
    send: 'Send today',
  },
  bn: {
    shop: 'নিমপাতা ফার্মেসি, সিলেট',
    branches: ['আম্বরখানা', 'জিন্দাবাজার', 'সুবিদবাজার'],
    stock: {
      cefixime: { name: 'সেফিক্সিম ২০০ মি.গ্রা.', expiry: 'জানুয়ারি ২০২৭' },
      montelukast: { name: 'মন্টেলুকাস্ট ১০ মি.গ্রা.', expiry: 'জানুয়ারি ২০২৭' },
      omeprazole: { name: 'ওমিপ্রাজল ২০ মি.গ্রা.', expiry: 'মে ২০২৭' },
      metformin: { name: 'মেটফরমিন ৫০০ মি.গ্রা.', expiry: 'সেপ্টেম্বর ২০২৭' },
      paracetamol: { name: 'প্যারাসিটামল ৫০০ মি.গ্রা.', expiry: 'মার্চ ২০২৮' },
    },
    strips: 'পাতা',
    expires: 'মেয়াদ শেষ',
    transfer: 'ট্রান্সফার',
    what: 'পাতা সেফিক্সিম',
    to: 'জিন্দাবাজার',
    why: 'অক্টোবরে বিক্রি ৩৪ পাতা, এখন আছে ৫',
    send: 'আজই পাঠান',
  },
});

const theme = themed({
  accent: 'oklch(.45 .11 175)',
  tint: 'oklch(.93 .04 175)',
  ink: 'oklch(.24 .05 185)',
  soft: 'oklch(.43 .03 185)',
  line: 'oklch(.89 .02 175)',
});

const stock = [
  ['cefixime', 'B-2211', 42, 'oklch(.58 .19 20)'],
  ['montelukast', 'B-0872', 18, 'oklch(.62 .13 300)'],
  ['omeprazole', 'B-4416', 120, 'oklch(.74 .15 75)'],
  ['metformin', 'B-3307', 96, 'oklch(.60 .13 240)'],
  ['paracetamol', 'B-5120', 310, 'oklch(.66 .14 155)'],
] as const;

export default function Expiry({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.96 .02 175)' }} theme={theme} size={size}>
      <Box
        at={[0, 0]}
        w={1600}
        h={150}
        bg={theme.accent}
        color="white"
        row
        justify="space-between"
        pad="0 64"
      >
        <T head size={52}>
          {words.shop}
        </T>
        <Box row gap={14}>
          {words.branches.map((branch, index) => (
            <Box
              key={branch}
              round={36}
              pad="12 30"
              bg={index ? 'oklch(1 0 0/.16)' : 'white'}
              color={index ? 'white' : v.accent}
            >
              <T size={30} weight={600}>
                {branch}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[64, 190]} w={1010} gap={18}>
        {stock.map(([medicine, batch, count, color], index) => {
          const soon = index < 2;
          return (
            <Box
              key={medicine}
              row
              gap={28}
              h={136}
              round={28}
              bg={soon ? shapla[100] : 'white'}
              line={soon ? shapla[300] : v.line}
              pad="0 36 0 20"
            >
              <MedicineStrip size={118} a={color} b="oklch(.97 .015 90)" />
              <Box grow>
                <T size={37} weight={700} line leading={1.2}>
                  {words.stock[medicine].name}
                </T>
                <T size={30} soft line>
                  {batch}, {digits(count, language)} {words.strips}
                </T>
              </Box>
              <Box align="flex-end">
                <T size={26} soft>
                  {words.expires}
                </T>
                <T head size={42} color={soon ? shapla[700] : undefined} line>
                  {words.stock[medicine].expiry}
                </T>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box
        at={[1136, 190]}
        w={400}
        h={752}
        round={40}
        bg={theme.ink}
        color="white"
        pad="36 40 40"
        gap={8}
        style={{ alignItems: 'center' }}
      >
        <T size={32} weight={600}>
          {words.transfer}
        </T>
        <T head size={136} leading={1}>
          {digits(30, language)}
        </T>
        <T size={34} weight={600} line>
          {words.what}
        </T>
        <Box
          center
          w={92}
          h={92}
          round={46}
          bg={accent[400]}
          color={theme.ink}
          style={{ margin: '16px 0 14px' }}
        >
          <Icon name="tabler:arrow-down" size={54} stroke={2.4} />
        </Box>
        <T head size={52}>
          {words.to}
        </T>
        <T size={30} center style={{ opacity: 0.85 }}>
          {words.why}
        </T>
        <Box
          center
          h={92}
          w="100%"
          round={46}
          bg="white"
          color={theme.ink}
          style={{ marginTop: 'auto' }}
        >
          <T size={33} weight={700}>
            {words.send}
          </T>
        </Box>
      </Box>
      <Thread size={size} d="M1082 258H1130" color={shapla[500]} width={9} dash="14 16" />
    </Plate>
  );
}
