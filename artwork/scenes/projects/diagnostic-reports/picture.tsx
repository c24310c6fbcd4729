/** A laboratory's samples on one board, and a blood count waiting for its second signature. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Microscope, TestTube } from '#kit/goods/health.tsx';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 432, top: 309, width: 1105 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Laboratory',
    where: 'Joltorongo Diagnostic, Bogura, 12 samples',
    columns: { received: 'Received', testing: 'Testing', checked: 'Checked', signed: 'Signed' },
    tests: {
      rbs: 'RBS',
      urine: 'Urine',
      lipid: 'Lipid',
      tsh: 'TSH',
      urea: 'Urea',
      hba1c: 'HbA1c',
      dengue: 'Dengue',
      cbc: 'CBC',
      sgpt: 'SGPT',
      widal: 'Widal',
    },
    analysers: '9 analysers connected',
    report: 'CBC, Rokeya Begum, 42',
    sample: 'sample 0411',
    values: {
      haemoglobin: { name: 'Haemoglobin', range: '12.0–15.5 g/dL' },
      wbc: { name: 'WBC', range: '4,000–11,000 /µL' },
      platelets: { name: 'Platelets', range: '1,50,000–4,50,000 /µL' },
    },
    low: 'LOW',
    checked: 'Checked, Shafiq, 11:20',
    sign: 'Sign, Dr Nilufar Yasmin',
  },
  bn: {
    title: 'ল্যাব',
    where: 'জলতরঙ্গ ডায়াগনস্টিক, বগুড়া, ১২টি নমুনা',
    columns: { received: 'জমা', testing: 'পরীক্ষা', checked: 'যাচাই', signed: 'সই' },
    tests: {
      rbs: 'আরবিএস',
      urine: 'ইউরিন',
      lipid: 'লিপিড',
      tsh: 'টিএসএইচ',
      urea: 'ইউরিয়া',
      hba1c: 'HbA1c',
      dengue: 'ডেঙ্গু',
      cbc: 'সিবিসি',
      sgpt: 'এসজিপিটি',
      widal: 'ভিডাল',
    },
    analysers: '৯টি মেশিন যুক্ত',
    report: 'সিবিসি, রোকেয়া বেগম, ৪২',
    sample: 'নমুনা ০৪১১',
    values: {
      haemoglobin: { name: 'হিমোগ্লোবিন', range: '১২.০–১৫.৫ g/dL' },
      wbc: { name: 'শ্বেতকণিকা', range: '৪,০০০–১১,০০০ /µL' },
      platelets: { name: 'প্লাটিলেট', range: '১,৫০,০০০–৪,৫০,০০০ /µL' },
    },
    low: 'কম',
    checked: 'যাচাই, শফিক, সকাল ১১:২০',
    sign: 'সই দিন, ডা. নিলুফার ইয়াসমিন',
  },
});

type Test = keyof Words['tests'];
type Column = keyof Words['columns'];

const theme = themed({
  accent: 'oklch(.46 .12 225)',
  tint: 'oklch(.94 .03 220)',
  ink: 'oklch(.24 .05 235)',
  soft: 'oklch(.44 .03 235)',
  line: 'oklch(.88 .02 225)',
});

const columns: readonly (readonly [Column, string, readonly (readonly [string, Test])[]])[] = [
  [
    'received',
    'oklch(.72 .05 235)',
    [
      ['0418', 'rbs'],
      ['0419', 'urine'],
      ['0420', 'lipid'],
      ['0421', 'tsh'],
    ],
  ],
  [
    'testing',
    'oklch(.76 .15 75)',
    [
      ['0414', 'urea'],
      ['0415', 'hba1c'],
      ['0417', 'dengue'],
    ],
  ],
  [
    'checked',
    'oklch(.60 .14 230)',
    [
      ['0411', 'cbc'],
      ['0412', 'sgpt'],
      ['0413', 'widal'],
    ],
  ],
  [
    'signed',
    paddy[500],
    [
      ['0409', 'lipid'],
      ['0410', 'cbc'],
    ],
  ],
];

const values = [
  ['haemoglobin', '9.8', true],
  ['wbc', '8,400', false],
  ['platelets', '2,65,000', false],
] as const;

export default function Laboratory({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.92 .03 220)' }} theme={theme} size={size}>
      <Box at={[56, 44]} row gap={24} align="baseline">
        <T head size={52}>
          {words.title}
        </T>
        <T size={32} soft>
          {words.where}
        </T>
      </Box>
      {columns.map(([state, color, samples], column) => (
        <Box key={state} at={[56 + column * 376, 132]} w={356} gap={14}>
          <Box row gap={16} h={64} pad="0 6" style={{ borderBottom: `8px solid ${color}` }}>
            <T size={34} weight={700} style={{ flex: 1 }}>
              {words.columns[state]}
            </T>
            <T head size={40}>
              {digits(samples.length, language)}
            </T>
          </Box>
          {samples.map(([number, test], row) => (
            <Box
              key={number}
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
                {digits(number, language)} <b>{words.tests[test]}</b>
              </T>
              {number === '0411' ? (
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
          {words.analysers}
        </T>
      </Box>
      <Box at={[424, 536]} w={1120} h={580} round={36} bg="white" shadow pad="30 50" gap={10}>
        <Box row justify="space-between">
          <T head size={46}>
            {words.report}
          </T>
          <T size={30} soft>
            {words.sample}
          </T>
        </Box>
        {values.map(([measured, value, isLow]) => (
          <Box
            key={measured}
            row
            h={76}
            pad="0 26"
            round={18}
            bg={isLow ? shapla[100] : undefined}
            color={isLow ? shapla[700] : undefined}
            style={{ borderTop: isLow ? undefined : `2px solid ${theme.line}` }}
          >
            <T size={34} weight={isLow ? 700 : 500} style={{ width: 300 }}>
              {words.values[measured].name}
            </T>
            <T head size={44} style={{ width: 210 }}>
              {digits(value, language)}
            </T>
            <T size={30} color={v.soft} style={{ flex: 1 }}>
              {words.values[measured].range}
            </T>
            {isLow ? (
              <Box bg={shapla[700]} color="white" round={30} pad="4 24">
                <T size={30} weight={700}>
                  {words.low}
                </T>
              </Box>
            ) : null}
          </Box>
        ))}
        <Box row gap={24} style={{ marginTop: 8 }}>
          <Box grow row h={74} round={40} bg={paddy[100]} color={paddy[700]} pad="0 32">
            <T size={30} weight={600} line>
              {words.checked}
            </T>
          </Box>
          <Box grow center h={74} round={40} bg={v.accent} color="white">
            <T size={31} weight={700} line>
              {words.sign}
            </T>
          </Box>
        </Box>
      </Box>
    </Plate>
  );
}
