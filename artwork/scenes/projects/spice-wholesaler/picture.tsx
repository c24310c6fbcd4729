/** Two godowns full of spice, and the forty sacks that are between them. */
import { Box } from '#kit/box.tsx';
import { SpiceSack } from '#kit/drawn/sack.tsx';
import { Truck } from '#kit/goods/transport.tsx';
import { marigold } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.screen;
export const detail = { left: 50, top: 330, width: 950 };

const theme = themed({
  accent: 'oklch(.48 .14 40)',
  tint: 'oklch(.95 .04 75)',
  ink: 'oklch(.26 .06 35)',
  soft: 'oklch(.45 .04 40)',
  line: 'oklch(.88 .04 70)',
});

const spices = [
  ['Turmeric', 'হলুদ', 'oklch(.78 .16 75)', 240, 120],
  ['Cumin', 'জিরা', 'oklch(.58 .09 65)', 70, 40],
  ['Cardamom', 'এলাচ', 'oklch(.68 .11 130)', 12, 6],
] as const;

function Godown({
  at,
  name,
  index,
}: {
  at: readonly [number, number];
  name: string;
  index: 3 | 4;
}) {
  return (
    <Box at={at} w={560} h={690} round={36} bg="oklch(.985 .012 80)" pad="34 40" gap={8} shadow>
      <T head size={46}>
        {name}
      </T>
      {spices.map((spice) => (
        <Box key={spice[0]} row gap={26} grow style={{ borderTop: `2px solid ${theme.line}` }}>
          <SpiceSack w={136} spice={spice[2]} />
          <Box grow>
            <T size={38} weight={700} leading={1.15}>
              {spice[0]}
            </T>
            <T size={31} soft>
              {spice[1]}
            </T>
          </Box>
          <Box align="flex-end">
            <T head size={72} leading={1}>
              {spice[index]}
            </T>
            <T size={28} soft>
              sacks
            </T>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export default function Spices() {
  return (
    <Plate ground={{ css: 'oklch(.84 .13 80)' }} theme={theme} size={size}>
      <Box at={[60, 48]} w={1480} row justify="space-between">
        <Box>
          <T size={34} weight={600}>
            Kajaldighi Traders, Khatunganj
          </T>
          <T head size={58}>
            Stock on 20 November
          </T>
        </Box>
        <Box align="flex-end">
          <T size={34} weight={600}>
            worth
          </T>
          <T head size={96} leading={0.95} color={v.accent}>
            ৳ 86,40,000
          </T>
        </Box>
      </Box>
      <Thread size={size} d="M600 560H1000" color={theme.accent} width={10} dash="24 22" />
      <Godown at={[60, 240]} name="Khatunganj" index={3} />
      <Godown at={[980, 240]} name="Asadganj" index={4} />
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
        <T size={29} weight={600} color={marigold[200]}>
          Challan 3391
        </T>
        <T head size={58}>
          40 sacks
        </T>
        <T size={30} center leading={1.3}>
          cumin, left 15:20, not yet arrived
        </T>
      </Box>
    </Plate>
  );
}
