/** Tender notices read before breakfast, and the five that matter to a bench maker. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { marigold, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({
  accent: 'oklch(.40 .08 50)',
  tint: 'oklch(.93 .03 70)',
  ink: 'oklch(.26 .04 50)',
  soft: 'oklch(.45 .04 55)',
  line: 'oklch(.88 .03 70)',
});

const notices: readonly (readonly [string, string, string, string, number])[] = [
  ['School benches, 420 pairs', 'Education Engineering, Paba', '24', 'Nov', 1500],
  ['Benches and blackboards', 'Godagari Upazila Parishad', '27', 'Nov', 1000],
  ['Steel benches, 3 madrasas', 'Bagha Upazila Parishad', '2', 'Dec', 1000],
  ['High and low benches, 150', 'Puthia P. N. High School', '9', 'Dec', 2000],
];

export default function Tenders() {
  return (
    <Plate ground={{ css: 'oklch(.34 .06 50)' }} theme={theme}>
      <Box at={[70, 52]} row gap={18} w={1060} color="white" align="flex-end">
        <T head size={108} leading={0.9}>
          23
        </T>
        <T size={31} weight={500} leading={1.2} style={{ flex: 1 }}>
          tender notices
          <br />
          collected at 06:30
        </T>
        {['School benches', 'Rajshahi'].map((chip) => (
          <Box
            key={chip}
            row
            gap={10}
            bg={marigold[400]}
            color="oklch(.26 .04 50)"
            round={40}
            pad="12 24"
          >
            <T size={27} weight={600} line>
              {chip}
            </T>
            <Icon name="tabler:x" size={24} stroke={2.6} />
          </Box>
        ))}
      </Box>
      {notices.map(([what, who, day, month, price], index) => (
        <Box
          key={what}
          at={[70, 204 + index * 164]}
          row
          gap={34}
          w={1060}
          h={146}
          bg="oklch(.99 .008 80)"
          round={24}
          pad="0 40 0 22"
        >
          <Box
            center
            w={110}
            h={106}
            round={18}
            bg={index === 0 ? shapla[100] : v.tint}
            color={index === 0 ? shapla[700] : v.ink}
          >
            <T head size={48} leading={1}>
              {day}
            </T>
            <T size={24} weight={600} leading={1.1}>
              {month}
            </T>
          </Box>
          <Box grow gap={2}>
            <T size={35} weight={700} line leading={1.2}>
              {what}
            </T>
            <T size={27} soft line>
              {who}
            </T>
          </Box>
          <Box align="flex-end">
            <T size={22} soft>
              document
            </T>
            <T head size={38} line>
              {taka(price)}
            </T>
          </Box>
        </Box>
      ))}
    </Plate>
  );
}
