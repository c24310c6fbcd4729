/** 212 checks ran on one change; one of them turned red. */
import { Box } from '#kit/box.tsx';
import { Code } from '#kit/code.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    passed: '211 of 212 passed',
    duration: '4 min 12 s',
    stages: { build: 'Build', login: 'Login', sale: 'Sale', refund: 'Refund', mushak: 'Mushak' },
    fault: 'Refund of ৳\u00a01,499',
    loss: 'loses one taka',
    change: { what: 'Round VAT to whole taka', who: 'Change 4f81c2, Imran Kabir, 11:32' },
    undo: 'Take back',
  },
  bn: {
    passed: '২১২টির ২১১টি ঠিক',
    duration: '৪ মিনিট ১২ সেকেন্ড',
    stages: { build: 'বিল্ড', login: 'লগইন', sale: 'বিক্রি', refund: 'রিফান্ড', mushak: 'মূসক' },
    fault: '৳\u00a0১,৪৯৯ রিফান্ড',
    loss: 'এক টাকা কমে যায়',
    change: { what: 'ভ্যাট পুরো টাকায় রাউন্ড করা', who: 'কমিট 4f81c2, ইমরান কবির, বেলা ১১:৩২' },
    undo: 'ফিরিয়ে নিন',
  },
});

const lit = 'oklch(.80 .16 155)';
const panel = 'oklch(.26 .03 290)';

const stages = [
  ['build', true],
  ['login', true],
  ['sale', true],
  ['refund', false],
  ['mushak', true],
] as const;

export default function Pipeline({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.20 .03 290)' }}>
      <Box at={[60, 54]} w={1080} row justify="space-between" align="baseline" color="white">
        <T head size={64}>
          {words.passed}
        </T>
        <T size={30} style={{ opacity: 0.8 }}>
          {words.duration}
        </T>
      </Box>
      <Thread d="M140 224H1060" color={accent[400]} width={8} dash="20 20" />
      {stages.map(([stage, ok], index) => (
        <Box key={stage} at={[70 + index * 230, 170]} center w={140} gap={14} color="white">
          <Box
            center
            w={108}
            h={108}
            round={60}
            bg={ok ? lit : shapla[500]}
            color={ok ? 'oklch(.2 .05 155)' : 'white'}
          >
            <Icon name={ok ? 'tabler:check' : 'tabler:x'} size={66} stroke={3} />
          </Box>
          <T size={31} weight={600}>
            {words.stages[stage]}
          </T>
        </Box>
      ))}
      <Box
        at={[60, 378]}
        w={1080}
        h={286}
        round={32}
        bg={panel}
        pad="34 44"
        gap={18}
        style={{ border: `4px solid ${shapla[500]}` }}
      >
        <T head size={40} color="white">
          {words.fault}
        </T>
        <Code
          size={33}
          leading={1.5}
          lines={[
            [
              ['c', 'expected   '],
              ['s', digits('৳ 1,499.00', language)],
            ],
            [
              ['c', 'received    '],
              ['w', digits('৳ 1,498.00', language)],
            ],
            [
              ['k', 'round'],
              ['p', '('],
              ['n', 'amount'],
              ['p', ' − '],
              ['n', 'vat'],
              ['p', `)  ${words.loss}`],
            ],
          ]}
        />
      </Box>
      <Box at={[60, 694]} w={1080} h={150} row gap={30} round={32} bg="white" pad="0 44">
        <Person
          size={104}
          hair="curly"
          wear="tee"
          cloth="oklch(.50 .21 275)"
          bg={accent[200]}
          skin={2}
        />
        <Box grow>
          <T size={35} weight={700} leading={1.25}>
            {words.change.what}
          </T>
          <T size={28} soft>
            {words.change.who}
          </T>
        </Box>
        <Box center h={80} w={230} round={44} bg={accent[400]}>
          <T size={30} weight={700}>
            {words.undo}
          </T>
        </Box>
      </Box>
    </Plate>
  );
}
