/** Three vendors, twelve tasks, five years of cost. */
import { Box } from '#kit/box.tsx';
import { taka } from '#kit/money.ts';
import { marigold, muslin } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';

export const size = sizes.block;

const theme = themed({ accent: 'oklch(.45 .12 350)', tint: 'oklch(.94 .03 350)' });

/** 2 done with own papers, 1 with help, 0 not shown */
const vendors: readonly (readonly [string, string, number])[] = [
  ['Vendor A', '211022112021', 3800000],
  ['Vendor B', '222122212212', 4450000],
  ['Vendor C', '222212221122', 6100000],
];
const fills = ['white', 'oklch(.84 .08 350)', theme.accent];

export default function Scores() {
  return (
    <Plate ground={{ css: 'oklch(.93 .035 350)' }} theme={theme}>
      <Box at={[60, 48]} gap={4}>
        <T head size={50}>
          Hasnahena Clinic, 12 tasks
        </T>
        <T size={28} soft>
          shown with the clinic’s own bills and reports
        </T>
      </Box>
      {vendors.map(([name, marks, cost], index) => {
        const total = [...marks].reduce((all, mark) => all + Number(mark), 0);
        const chosen = index === 1;
        return (
          <Box
            key={name}
            at={[60 + index * 366, 188]}
            w={348}
            h={590}
            round={32}
            bg={chosen ? 'white' : muslin[50]}
            shadow
            pad="34 36"
            gap={22}
            style={{ position: 'absolute' }}
          >
            <Box row justify="space-between" align="baseline">
              <T size={33} weight={700}>
                {name}
              </T>
              <T head size={46} color={theme.accent}>
                {total}
                <span style={{ fontSize: 28 }}> / 24</span>
              </T>
            </Box>
            <Box grid={3} gap={12}>
              {[...marks].map((mark, task) => (
                <Box
                  key={`${name}${task * 2}`}
                  center
                  h={66}
                  round={16}
                  bg={fills[Number(mark)]}
                  line={mark === '0' ? theme.accent : fills[Number(mark)]}
                  color={mark === '2' ? 'white' : theme.ink}
                >
                  <T size={28} weight={700}>
                    {mark}
                  </T>
                </Box>
              ))}
            </Box>
            <Box style={{ marginTop: 'auto' }}>
              <T size={26} soft>
                Five years
              </T>
              <T head size={50} line>
                {taka(cost)}
              </T>
            </Box>
          </Box>
        );
      })}
      <StitchFrame
        w={392}
        h={634}
        round={50}
        width={8}
        color={marigold[500]}
        dash="20 19"
        style={{ position: 'absolute', left: 404, top: 166 }}
      />
      <Box at={[60, 816]} row gap={40}>
        {['not shown', 'with help', 'done'].map((word, index) => (
          <Box key={word} row gap={14}>
            <Box
              center
              w={42}
              h={42}
              round={12}
              bg={fills[index]}
              line={theme.accent}
              color={index === 2 ? 'white' : theme.ink}
            >
              <T size={23} weight={700}>
                {index}
              </T>
            </Box>
            <T size={28} weight={500}>
              {word}
            </T>
          </Box>
        ))}
      </Box>
    </Plate>
  );
}
