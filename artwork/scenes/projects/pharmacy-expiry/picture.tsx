/** A pharmacy's batches in the order of their end, and thirty strips on their way. */
import { Box } from '#kit/box.tsx';
import { MedicineStrip } from '#kit/goods/health.tsx';
import { Icon } from '#kit/icon.tsx';
import { marigold, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.screen;
export const detail = { left: 700, top: 195, width: 880 };

const theme = themed({
  accent: 'oklch(.45 .11 175)',
  tint: 'oklch(.93 .04 175)',
  ink: 'oklch(.24 .05 185)',
  soft: 'oklch(.43 .03 185)',
  line: 'oklch(.89 .02 175)',
});

const stock = [
  ['Cefixime 200 mg', 'B-2211', 'Jan 2026', '42 strips', 'oklch(.58 .19 20)'],
  ['Montelukast 10 mg', 'B-0872', 'Jan 2026', '18 strips', 'oklch(.62 .13 300)'],
  ['Omeprazole 20 mg', 'B-4416', 'May 2026', '120 strips', 'oklch(.74 .15 75)'],
  ['Metformin 500 mg', 'B-3307', 'Sep 2026', '96 strips', 'oklch(.60 .13 240)'],
  ['Paracetamol 500 mg', 'B-5120', 'Mar 2027', '310 strips', 'oklch(.66 .14 155)'],
] as const;

export default function Expiry() {
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
          Nimpata Pharmacy, Sylhet
        </T>
        <Box row gap={14}>
          {['Amberkhana', 'Zindabazar', 'Subidbazar'].map((branch, index) => (
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
        {stock.map(([name, batch, expiry, count, color], index) => {
          const soon = index < 2;
          return (
            <Box
              key={name}
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
                  {name}
                </T>
                <T size={30} soft line>
                  {batch}, {count}
                </T>
              </Box>
              <Box align="flex-end">
                <T size={26} soft>
                  expires
                </T>
                <T head size={42} color={soon ? shapla[700] : undefined} line>
                  {expiry}
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
          Transfer
        </T>
        <T head size={136} leading={1}>
          30
        </T>
        <T size={34} weight={600} line>
          strips of Cefixime
        </T>
        <Box
          center
          w={92}
          h={92}
          round={46}
          bg={marigold[400]}
          color={theme.ink}
          style={{ margin: '16px 0 14px' }}
        >
          <Icon name="tabler:arrow-down" size={54} stroke={2.4} />
        </Box>
        <T head size={52}>
          Zindabazar
        </T>
        <T size={30} center style={{ opacity: 0.85 }}>
          sold 34 strips in October, 5 left
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
            Send today
          </T>
        </Box>
      </Box>
      <Thread size={size} d="M1082 258H1130" color={shapla[500]} width={9} dash="14 16" />
    </Plate>
  );
}
