/** Two godowns full of spice, and the forty sacks that are between them. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { SpiceSack } from '#kit/drawn/sack.tsx';
import { Truck } from '#kit/goods/transport.tsx';
import { taka } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 50, top: 339, width: 950 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    firm: 'Kajaldighi Traders, Khatunganj',
    title: 'Stock on 20 November',
    worth: 'worth',
    godowns: { khatunganj: 'Khatunganj', asadganj: 'Asadganj' },
    spices: {
      turmeric: { name: 'Turmeric', below: 'হলুদ' },
      cumin: { name: 'Cumin', below: 'জিরা' },
      cardamom: { name: 'Cardamom', below: 'এলাচ' },
    },
    sacks: 'sacks',
    challan: 'Challan 3391',
    amount: '40 sacks',
    state: 'cumin, left 15:20, not yet arrived',
  },
  bn: {
    firm: 'কাজলদীঘি ট্রেডার্স, খাতুনগঞ্জ',
    title: '২০ নভেম্বরের স্টক',
    worth: 'মোট দাম',
    godowns: { khatunganj: 'খাতুনগঞ্জ', asadganj: 'আছদগঞ্জ' },
    spices: {
      turmeric: { name: 'হলুদ', below: 'দেশি' },
      cumin: { name: 'জিরা', below: 'আস্ত' },
      cardamom: { name: 'এলাচ', below: 'বড় দানা' },
    },
    sacks: 'বস্তা',
    challan: 'চালান ৩৩৯১',
    amount: '৪০ বস্তা',
    state: 'জিরা, বিকেল ৩:২০-এ রওনা, এখনো পৌঁছায়নি',
  },
});

type Godown = keyof Words['godowns'];

const theme = themed({
  accent: 'oklch(.48 .14 40)',
  tint: 'oklch(.95 .04 75)',
  ink: 'oklch(.26 .06 35)',
  soft: 'oklch(.45 .04 40)',
  line: 'oklch(.88 .04 70)',
});

const spices = [
  { spice: 'turmeric', color: 'oklch(.78 .16 75)', khatunganj: 240, asadganj: 120 },
  { spice: 'cumin', color: 'oklch(.58 .09 65)', khatunganj: 70, asadganj: 40 },
  { spice: 'cardamom', color: 'oklch(.68 .11 130)', khatunganj: 12, asadganj: 6 },
] as const;

function Stock({
  at,
  godown,
  words,
  language,
}: SceneProps<Words> & { at: readonly [number, number]; godown: Godown }) {
  return (
    <Box at={at} w={560} h={690} round={36} bg="oklch(.985 .012 80)" pad="34 40" gap={8} shadow>
      <T head size={46}>
        {words.godowns[godown]}
      </T>
      {spices.map(({ spice, color, ...sacks }) => (
        <Box key={spice} row gap={26} grow style={{ borderTop: `2px solid ${theme.line}` }}>
          <SpiceSack w={136} spice={color} />
          <Box grow>
            <T size={38} weight={700} leading={1.15}>
              {words.spices[spice].name}
            </T>
            <T size={31} soft>
              {words.spices[spice].below}
            </T>
          </Box>
          <Box align="flex-end">
            <T head size={72} leading={1}>
              {digits(sacks[godown], language)}
            </T>
            <T size={28} soft>
              {words.sacks}
            </T>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export default function Spices({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.84 .13 80)' }} theme={theme} size={size}>
      <Box at={[60, 48]} w={1480} row justify="space-between">
        <Box>
          <T size={34} weight={600}>
            {words.firm}
          </T>
          <T head size={58}>
            {words.title}
          </T>
        </Box>
        <Box align="flex-end">
          <T size={34} weight={600}>
            {words.worth}
          </T>
          <T head size={96} leading={0.95} color={v.accent}>
            {taka(8640000, language)}
          </T>
        </Box>
      </Box>
      <Thread size={size} d="M600 560H1000" color={theme.accent} width={10} dash="24 22" />
      <Stock at={[60, 240]} godown="khatunganj" words={words} language={language} />
      <Stock at={[980, 240]} godown="asadganj" words={words} language={language} />
      <Box at={[664, 300]}>
        <Truck size={270} a="oklch(.48 .14 40)" b="oklch(.88 .12 85)" />
      </Box>
      <Box
        at={[650, 596]}
        w={300}
        round={28}
        bg={theme.ink}
        color="white"
        pad="26 30"
        gap={4}
        style={{ alignItems: 'center' }}
      >
        <T size={29} weight={600} color={accent[200]}>
          {words.challan}
        </T>
        <T head size={58}>
          {words.amount}
        </T>
        <T size={30} center leading={1.3}>
          {words.state}
        </T>
      </Box>
    </Plate>
  );
}
