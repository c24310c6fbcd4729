/** A shoe shop's month of enquiries, by where they came from. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Shoe } from '#kit/goods/cloth.tsx';
import { sum, taka } from '#kit/money.ts';
import { Plate } from '#kit/plate.tsx';
import { Ring } from '#kit/ring.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    shop: 'Lotkon Shoes',
    title: 'Marketing report, October 2026',
    enquiries: 'enquiries',
    sources: { search: 'Search', social: 'Social media', ads: 'Paid ads' },
    each: 'each cost',
  },
  bn: {
    shop: 'লটকন শুজ',
    title: 'মার্কেটিং রিপোর্ট, অক্টোবর ২০২৬',
    enquiries: 'জন খোঁজ\nনিয়েছেন',
    sources: { search: 'সার্চ', social: 'সোশ্যাল মিডিয়া', ads: 'বিজ্ঞাপন' },
    each: 'জনপ্রতি খরচ',
  },
});

const theme = themed({
  accent: 'oklch(.62 .20 40)',
  ink: 'oklch(.22 .04 40)',
  soft: 'oklch(.42 .04 40)',
});

const sources = [
  ['search', 178, 'oklch(.34 .07 45)'],
  ['social', 129, 'oklch(.62 .20 40)'],
  ['ads', 105, 'oklch(.84 .12 80)'],
] as const;

export default function MarketingReport({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.95 .04 65)' }} theme={theme}>
      <Box at={[0, 0]} w={1200} h={270} bg={theme.accent} color="white" />
      <Box at={[64, 56]} color="white" gap={6}>
        <T head size={66}>
          {words.shop}
        </T>
        <T size={34} weight={500}>
          {words.title}
        </T>
      </Box>
      <Box at={[820, 6]} style={{ rotate: '-10deg' }}>
        <Shoe size={320} a="oklch(.30 .06 45)" b="oklch(.88 .12 85)" />
      </Box>
      <Box at={[64, 222]} w={1072} h={616} round={40} bg="white" shadow row gap={64} pad="0 64">
        <Ring
          size={440}
          thick={84}
          parts={sources.map(([, count, color]) => [count, color] as const)}
        >
          <T head size={104} leading={1}>
            {digits(sum(sources.map(([, count]) => count)), language)}
          </T>
          <T size={31} weight={500} soft center style={{ whiteSpace: 'pre-line' }}>
            {words.enquiries}
          </T>
        </Ring>
        <Box grow gap={26}>
          {sources.map(([source, count, color]) => (
            <Box key={source} row gap={22}>
              <Box w={44} h={44} round={14} bg={color} />
              <T size={36} weight={600} line style={{ flex: 1 }}>
                {words.sources[source]}
              </T>
              <T head size={50}>
                {digits(count, language)}
              </T>
            </Box>
          ))}
          <Box
            row
            justify="space-between"
            align="baseline"
            style={{ borderTop: '3px solid oklch(.9 .03 65)', paddingTop: 24 }}
          >
            <T size={33} weight={500}>
              {words.each}
            </T>
            <T head size={84} color={theme.accent}>
              {taka(86, language)}
            </T>
          </Box>
        </Box>
      </Box>
    </Plate>
  );
}
