/** A shoe shop's month of enquiries, by where they came from. */
import { Box } from '#kit/box.tsx';
import { Shoe } from '#kit/goods/cloth.tsx';
import { Plate } from '#kit/plate.tsx';
import { Ring } from '#kit/ring.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';

export const size = sizes.block;
export const detail = { left: 600, top: 318, width: 540 };

const theme = themed({
  accent: 'oklch(.62 .20 40)',
  ink: 'oklch(.22 .04 40)',
  soft: 'oklch(.42 .04 40)',
});

const sources = [
  ['Search', 178, 'oklch(.34 .07 45)'],
  ['Social media', 129, 'oklch(.62 .20 40)'],
  ['Paid ads', 105, 'oklch(.84 .12 80)'],
] as const;

export default function MarketingReport() {
  return (
    <Plate ground={{ css: 'oklch(.95 .04 65)' }} theme={theme}>
      <Box at={[0, 0]} w={1200} h={270} bg={theme.accent} color="white" />
      <Box at={[64, 56]} color="white" gap={6}>
        <T head size={66}>
          Lotkon Shoes
        </T>
        <T size={34} weight={500}>
          Marketing report, October 2025
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
            412
          </T>
          <T size={31} weight={500} soft>
            enquiries
          </T>
        </Ring>
        <Box grow gap={26}>
          {sources.map(([name, count, color]) => (
            <Box key={name} row gap={22}>
              <Box w={44} h={44} round={14} bg={color} />
              <T size={36} weight={600} line style={{ flex: 1 }}>
                {name}
              </T>
              <T head size={50}>
                {count}
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
              each cost
            </T>
            <T head size={84} color={theme.accent}>
              ৳ 86
            </T>
          </Box>
        </Box>
      </Box>
    </Plate>
  );
}
