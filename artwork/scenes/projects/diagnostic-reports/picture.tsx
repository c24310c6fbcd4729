/** A laboratory's samples on one board, and a blood count waiting for its second signature. */
import { Box } from '#kit/box.tsx';
import { Microscope, TestTube } from '#kit/goods/health.tsx';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.screen;
export const detail = { left: 424, top: 362, width: 850 };

const theme = themed({
  accent: 'oklch(.46 .12 225)',
  tint: 'oklch(.94 .03 220)',
  ink: 'oklch(.24 .05 235)',
  soft: 'oklch(.44 .03 235)',
  line: 'oklch(.88 .02 225)',
});

const columns = [
  ['Received', 'oklch(.72 .05 235)', ['0418 RBS', '0419 Urine', '0420 Lipid', '0421 TSH']],
  ['Testing', 'oklch(.76 .15 75)', ['0414 Urea', '0415 HbA1c', '0417 Dengue']],
  ['Checked', 'oklch(.60 .14 230)', ['0411 CBC', '0412 SGPT', '0413 Widal']],
  ['Signed', paddy[500], ['0409 Lipid', '0410 CBC']],
] as const;

const values: readonly (readonly [string, string, string, string?])[] = [
  ['Haemoglobin', '9.8', '12.0–15.5 g/dL', 'LOW'],
  ['WBC', '8,400', '4,000–11,000 /µL'],
  ['Platelets', '2,65,000', '1,50,000–4,50,000 /µL'],
];

export default function Laboratory() {
  return (
    <Plate ground={{ css: 'oklch(.92 .03 220)' }} theme={theme} size={size}>
      <Box at={[56, 44]} row gap={24} align="baseline">
        <T head size={52}>
          Laboratory
        </T>
        <T size={32} soft>
          Joltorongo Diagnostic, Bogura, 12 samples
        </T>
      </Box>
      {columns.map(([title, color, samples], column) => (
        <Box key={title} at={[56 + column * 376, 132]} w={356} gap={14}>
          <Box row gap={16} h={64} pad="0 6" style={{ borderBottom: `8px solid ${color}` }}>
            <T size={34} weight={700} style={{ flex: 1 }}>
              {title}
            </T>
            <T head size={40}>
              {samples.length}
            </T>
          </Box>
          {samples.map((sample, row) => (
            <Box
              key={sample}
              row
              gap={14}
              h={86}
              round={22}
              bg="white"
              pad="0 20"
              style={{ boxShadow: '0 2px 6px oklch(.3 .05 230/.16)', position: 'relative' }}
            >
              <TestTube size={60} a={row % 2 ? 'oklch(.82 .14 85)' : 'oklch(.56 .2 25)'} />
              <T size={32} weight={600} line>
                {sample.slice(0, 4)} <b>{sample.slice(5)}</b>
              </T>
              {sample === '0411 CBC' ? (
                <StitchFrame
                  w={380}
                  h={110}
                  round={28}
                  width={6}
                  color={shapla[500]}
                  dash="16 15"
                  style={{ position: 'absolute', left: -12, top: -12 }}
                />
              ) : null}
            </Box>
          ))}
        </Box>
      ))}
      <Box
        at={[56, 656]}
        w={340}
        h={290}
        round={36}
        bg="oklch(.82 .07 220)"
        color={theme.ink}
        pad="22 30"
      >
        <Microscope size={150} />
        <T size={32} weight={700} leading={1.2} style={{ marginTop: 14 }}>
          3 analysers connected
        </T>
      </Box>
      <Box at={[424, 536]} w={1120} h={580} round={36} bg="white" shadow pad="30 50" gap={10}>
        <Box row justify="space-between">
          <T head size={46}>
            CBC, Rokeya Begum, 42
          </T>
          <T size={30} soft>
            sample 0411
          </T>
        </Box>
        {values.map(([name, value, range, mark]) => (
          <Box
            key={name}
            row
            h={76}
            pad="0 26"
            round={18}
            bg={mark ? shapla[100] : undefined}
            color={mark ? shapla[700] : undefined}
            style={{ borderTop: mark ? undefined : `2px solid ${theme.line}` }}
          >
            <T size={34} weight={mark ? 700 : 500} style={{ width: 300 }}>
              {name}
            </T>
            <T head size={44} style={{ width: 210 }}>
              {value}
            </T>
            <T size={30} color={v.soft} style={{ flex: 1 }}>
              {range}
            </T>
            {mark ? (
              <Box bg={shapla[700]} color="white" round={30} pad="4 24">
                <T size={30} weight={700}>
                  {mark}
                </T>
              </Box>
            ) : null}
          </Box>
        ))}
        <Box row gap={24} style={{ marginTop: 8 }}>
          <Box grow row h={74} round={40} bg={paddy[100]} color={paddy[700]} pad="0 32">
            <T size={30} weight={600} line>
              Checked, Shafiq, 11:20
            </T>
          </Box>
          <Box grow center h={74} round={40} bg={v.accent} color="white">
            <T size={31} weight={700} line>
              Sign, Dr Nilufar Yasmin
            </T>
          </Box>
        </Box>
      </Box>
    </Plate>
  );
}
