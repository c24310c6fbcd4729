/** A blood sample before its report: one number on both. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Barcode } from '#kit/drawn/barcode.tsx';
import { Paper, Patch, Seam, Signature, standing } from '#kit/paper.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    centre: 'Jamuna Diagnostic',
    place: 'Report · Sirajganj',
    name: 'Motiur Rahman, 58',
    tests: ['Haemoglobin', 'White cells', 'Platelets', 'HbA1c'],
    normal: 'Normal',
    high: 'High',
    signed: 'Pathologist',
    ready: 'Ready',
  },
  bn: {
    centre: 'যমুনা ডায়াগনস্টিক',
    place: 'রিপোর্ট · সিরাজগঞ্জ',
    name: 'মতিউর রহমান, ৫৮',
    tests: ['হিমোগ্লোবিন', 'শ্বেতকণিকা', 'প্লাটিলেট', 'HbA1c'],
    normal: 'স্বাভাবিক',
    high: 'বেশি',
    signed: 'প্যাথলজিস্ট',
    ready: 'তৈরি',
  },
});

const number = 'JD-11204';
const values = ['13.8', '7,200', '2,45,000', '6.1%'];
const teal = 'oklch(.46 .085 205)';
const warning = 'oklch(.52 .17 35)';

/** A tube of blood with a violet cap; its label is turned to the front. */
function SampleTube({ code }: { code: string }) {
  return (
    <Box at={[826, 300]} w={280} h={1140} style={{ rotate: '7deg', filter: standing }}>
      <svg aria-hidden="true" width="280" height="1140" style={{ position: 'absolute' }}>
        <defs>
          <linearGradient id="glass" x2="1">
            <stop offset="0" stopColor="oklch(.8 .03 240)" stopOpacity=".95" />
            <stop offset=".18" stopColor="oklch(.98 .01 240)" stopOpacity=".92" />
            <stop offset=".5" stopColor="oklch(.94 .015 240)" stopOpacity=".82" />
            <stop offset="1" stopColor="oklch(.7 .04 250)" stopOpacity=".95" />
          </linearGradient>
          <linearGradient id="blood" x2="1">
            <stop offset="0" stopColor="oklch(.34 .14 20)" />
            <stop offset=".3" stopColor="oklch(.5 .2 24)" />
            <stop offset="1" stopColor="oklch(.3 .12 18)" />
          </linearGradient>
          <linearGradient id="cap" x2="1">
            <stop offset="0" stopColor="oklch(.4 .16 300)" />
            <stop offset=".3" stopColor="oklch(.62 .17 300)" />
            <stop offset="1" stopColor="oklch(.36 .15 300)" />
          </linearGradient>
        </defs>
        <path d="M36 130H244V1016A104 104 0 0 1 36 1016Z" fill="url(#glass)" />
        <path d="M50 470H230V1014A90 90 0 0 1 50 1014Z" fill="url(#blood)" />
        <ellipse cx="140" cy="470" rx="90" ry="16" fill="oklch(.6 .19 25)" />
        <path d="M66 150V1030" stroke="oklch(1 0 0/.5)" strokeWidth="14" strokeLinecap="round" />
        <rect x="14" y="10" width="252" height="170" rx="26" fill="url(#cap)" />
        <path
          d="M58 36V152M98 36V152M140 36V152M182 36V152M222 36V152"
          stroke="oklch(.28 .12 300/.5)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M36 196H244" stroke="oklch(0 0 0/.2)" strokeWidth="14" />
      </svg>
      <Box
        at={[36, 300]}
        w={208}
        h={500}
        style={{
          background:
            'linear-gradient(90deg,oklch(.86 .01 240),oklch(.99 .004 90) 22%,oklch(.99 .004 90) 70%,oklch(.84 .015 240))',
        }}
      >
        <Box at={[26, 26]} w={92} h={448} center style={{ overflow: 'hidden' }}>
          <div style={{ rotate: '90deg', flex: 'none' }}>
            <Barcode w={448} h={92} of="JD11204" />
          </div>
        </Box>
        <Box at={[120, 26]} w={76} h={448} center>
          <T size={62} weight={700} line style={{ rotate: '90deg' }}>
            {code}
          </T>
        </Box>
      </Box>
    </Box>
  );
}

type Words = (typeof words)['en'];

export default function SampleAndReport({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="none">
      <Paper w={850} h={1320} at={[76, 66]} turn={-4} pad="0" thread={teal}>
        <Box pad="74 72 0" gap={0}>
          <T head size={80} line color={teal}>
            {words.centre}
          </T>
          <T size={44} weight={500} line style={{ marginTop: 8 }}>
            {words.place}
          </T>
          <Box style={{ margin: '28px 0 26px' }}>
            <Seam color={teal} width={6} />
          </Box>
          <T size={58} weight={700} line>
            {words.name}
          </T>
          <T size={50} weight={700} color={teal} line>
            {number}
          </T>
          <Box gap={13} style={{ marginTop: 30 }}>
            {words.tests.map((test, index) => {
              const isHigh = index === 3;
              return (
                <Box key={test} gap={0}>
                  <T size={44} soft line>
                    {test}
                  </T>
                  <Box row gap={28} align="baseline">
                    <T
                      size={72}
                      weight={700}
                      line
                      leading={1.15}
                      {...(isHigh ? { color: warning } : {})}
                    >
                      {digits(values[index] ?? '', language)}
                    </T>
                    <T size={44} weight={600} line color={isHigh ? warning : teal}>
                      {isHigh ? words.high : words.normal}
                    </T>
                  </Box>
                </Box>
              );
            })}
          </Box>
          <Box style={{ marginTop: 34 }}>
            <Signature w={250} />
            <T size={40} soft line>
              {words.signed}
            </T>
          </Box>
        </Box>
      </Paper>
      <SampleTube code={number} />
      <Patch at={[484, 1322]} turn={-5}>
        {words.ready}
      </Patch>
    </Scene>
  );
}
