/** How many boxes a floor needs, answered by the shop that sells them. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { taka } from '#kit/money.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    guide: 'Kadamtala Tiles, guide 6',
    title: 'How many boxes does my floor need?',
    floor: { label: 'Floor', value: '120', unit: 'sq ft' },
    tile: { label: 'Tile, 16 × 16 in', value: '৳\u00a075', unit: 'per sq ft' },
    boxes: 'boxes of 16 sq ft',
    waste: 'cutting waste included',
  },
  bn: {
    guide: 'কদমতলা টাইলস, গাইড ৬',
    title: 'আমার মেঝেতে কয় বাক্স টাইলস লাগবে?',
    floor: { label: 'মেঝে', value: '১২০', unit: 'বর্গফুট' },
    tile: { label: 'টাইলস, ১৬ × ১৬ ইঞ্চি', value: '৳\u00a0৭৫', unit: 'প্রতি বর্গফুট' },
    boxes: 'বাক্স, প্রতিটিতে ১৬ বর্গফুট',
    waste: 'কাটার অপচয়সহ',
  },
});

const clay = 'oklch(.58 .13 42)';
const blue = 'oklch(.45 .11 250)';
const theme = themed({
  accent: clay,
  ink: 'oklch(.24 .04 45)',
  soft: 'oklch(.44 .03 45)',
  line: 'oklch(.88 .03 60)',
});

function TileFloor() {
  return (
    <svg aria-hidden="true" width={1200} height={900} style={{ position: 'absolute' }}>
      <defs>
        <pattern id="tile" width="150" height="150" patternUnits="userSpaceOnUse">
          <rect width="150" height="150" fill="oklch(.90 .035 65)" />
          <path
            d="M75 0Q75 75 0 75Q75 75 75 150Q75 75 150 75Q75 75 75 0z"
            fill={clay}
            opacity=".8"
          />
          <circle r="30" fill={blue} opacity=".75" />
          <circle cx="150" r="30" fill={blue} opacity=".75" />
          <circle cy="150" r="30" fill={blue} opacity=".75" />
          <circle cx="150" cy="150" r="30" fill={blue} opacity=".75" />
          <path d="M0 0h150v150H0z" fill="none" stroke="oklch(.97 .01 70)" strokeWidth="6" />
        </pattern>
      </defs>
      <rect width="1200" height="900" fill="url(#tile)" />
    </svg>
  );
}

function Input({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <Box grow gap={8}>
      <T size={27} soft>
        {label}
      </T>
      <Box row justify="space-between" h={96} line={theme.line} round={20} pad="0 26" bg="white">
        <T head size={48}>
          {value}
        </T>
        <T size={30} soft>
          {unit}
        </T>
      </Box>
    </Box>
  );
}

export default function Guide({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.90 .035 65)' }} theme={theme}>
      <TileFloor />
      <Box
        at={[150, 76]}
        w={900}
        h={750}
        round={40}
        bg="oklch(.985 .008 75)"
        shadow
        pad="52 60"
        gap={30}
      >
        <Box gap={8}>
          <T size={28} weight={600} color={blue}>
            {words.guide}
          </T>
          <T head size={60}>
            {words.title}
          </T>
        </Box>
        <Box row gap={28}>
          <Input {...words.floor} />
          <Input {...words.tile} />
        </Box>
        <Box row gap={0} align="stretch" round={28} clip style={{ flex: 1 }}>
          <Box grow center bg={clay} color="white">
            <T head size={96} leading={1}>
              {digits(8, language)}
            </T>
            <T size={30} weight={500}>
              {words.boxes}
            </T>
          </Box>
          <Box grow center bg={theme.ink} color="white" w={440}>
            <T head size={84} leading={1}>
              {taka(9600, language)}
            </T>
            <T size={30} weight={500}>
              {words.waste}
            </T>
          </Box>
        </Box>
      </Box>
    </Plate>
  );
}
