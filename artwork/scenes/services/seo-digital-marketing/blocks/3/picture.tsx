/** From the click to the delivered pair: where sixty thousand taka went. */
import { Box } from '#kit/box.tsx';
import { grouped } from '#kit/money.ts';
import { shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.62 .20 40)',
  ink: 'oklch(.22 .04 40)',
  soft: 'oklch(.42 .04 40)',
});

const stages = [
  ['Clicks', 9230, 1000, 'oklch(.84 .09 60)'],
  ['Orders', 238, 700, 'oklch(.73 .16 50)'],
  ['Delivered', 207, 590, 'oklch(.62 .20 40)'],
] as const;

export default function AdReport() {
  return (
    <Plate ground={{ css: 'oklch(.25 .04 40)' }} theme={theme}>
      <Box at={[64, 50]} w={1072} row justify="space-between" align="flex-end" color="white">
        <Box gap={6}>
          <T size={31} weight={500}>
            Lotkon Shoes, ads in October
          </T>
          <T head size={88}>
            ৳ 60,000 spent
          </T>
        </Box>
      </Box>
      {stages.map(([name, count, wide, color], index) => (
        <Box
          key={name}
          at={[64, 222 + index * 152]}
          row
          justify="space-between"
          w={wide}
          h={130}
          round={28}
          bg={color}
          pad="0 40"
          color={theme.ink}
        >
          <T size={38} weight={700}>
            {name}
          </T>
          <T head size={76}>
            {grouped(count)}
          </T>
        </Box>
      ))}
      <Thread d="M790 440H900Q940 440 940 480V500" color={shapla[300]} width={8} dash="18 18" />
      <Box
        at={[760, 526]}
        w={376}
        h={130}
        row
        justify="space-between"
        round={28}
        bg={shapla[700]}
        color="white"
        pad="0 36"
      >
        <T size={34} weight={700}>
          Returned
        </T>
        <T head size={76}>
          31
        </T>
      </Box>
      <Box
        at={[64, 702]}
        w={1072}
        h={148}
        row
        justify="space-between"
        round={36}
        bg="white"
        pad="0 48"
      >
        <T size={38} weight={600} leading={1.25}>
          Cost of one
          <br />
          delivered order
        </T>
        <T head size={116} color={theme.accent}>
          ৳ 290
        </T>
      </Box>
    </Plate>
  );
}
