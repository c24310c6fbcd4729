/** A college moves house on a Thursday night. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, brand } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { type Step, Tick } from '#kit/tick.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    college: 'Shaluk College',
    night: 'Thursday night, 19 November',
    from: 'Old host',
    to: 'New host',
    steps: {
      copy: { what: 'Last copy taken', time: '22:00' },
      site: { what: 'Site on new server', time: '22:40' },
      mailboxes: { what: '46 mailboxes copied', time: '23:30' },
      dns: { what: 'DNS switched', time: '00:15' },
      form: { what: 'Admission form tried', time: '00:50' },
      mail: { what: 'Mail check', time: '01:20' },
    },
    running: ', running',
  },
  bn: {
    college: 'শালুক কলেজ',
    night: 'বৃহস্পতিবার\u00a0রাত, ১৯ নভেম্বর',
    from: 'পুরোনো হোস্ট',
    to: 'নতুন হোস্ট',
    steps: {
      copy: { what: 'শেষ কপি নেওয়া', time: 'রাত ১০:০০' },
      site: { what: 'নতুন সার্ভারে সাইট', time: 'রাত ১০:৪০' },
      mailboxes: { what: '৪৬টি মেইলবক্স কপি', time: 'রাত ১১:৩০' },
      dns: { what: 'DNS বদল', time: 'রাত ১২:১৫' },
      form: { what: 'ভর্তির ফরম পরীক্ষা', time: 'রাত ১২:৫০' },
      mail: { what: 'মেইল পরীক্ষা', time: 'রাত ১:২০' },
    },
    running: ', চলছে',
  },
});

const steps: readonly (readonly [what: keyof Words['steps'], step: Step])[] = [
  ['copy', 'done'],
  ['site', 'done'],
  ['mailboxes', 'done'],
  ['dns', 'done'],
  ['form', 'done'],
  ['mail', 'run'],
];

function Host({ name, at, own }: { name: string; at: readonly [number, number]; own?: boolean }) {
  return (
    <Box
      at={at}
      center
      w={230}
      h={170}
      round={32}
      bg={own ? accent[400] : brand[800]}
      color={own ? brand[950] : 'white'}
      gap={6}
    >
      <Icon name="tabler:server-2" size={72} stroke={1.6} />
      <T size={29} weight={600} line>
        {name}
      </T>
    </Box>
  );
}

export default function Moving({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.22 .075 265)' }} lily>
      <Box at={[385, 60]} w={430} center color="white" gap={6}>
        <T size={30} weight={500} color={accent[200]}>
          {words.college}
        </T>
        <T head size={50} center>
          {words.night}
        </T>
      </Box>
      <Host name={words.from} at={[70, 170]} />
      <Host name={words.to} at={[900, 170]} own />
      <Thread
        d="M310 270C430 190 770 190 880 258"
        color={accent[400]}
        width={7}
        dash="20 19"
        style={{ translate: '0 40px' }}
      />
      <Box
        at={[70, 400]}
        w={1060}
        grid={2}
        gap={24}
        style={{ gridAutoFlow: 'column', gridTemplateRows: 'repeat(3, 134px)' }}
      >
        {steps.map(([what, step]) => (
          <Box
            key={what}
            row
            gap={22}
            pad="0 30"
            round={26}
            bg={step === 'run' ? 'white' : 'oklch(.30 .08 268)'}
            color={step === 'run' ? brand[950] : 'white'}
          >
            <Tick step={step} size={60} />
            <Box>
              <T size={34} weight={700} line leading={1.15}>
                {words.steps[what].what}
              </T>
              <T size={27} line style={{ opacity: 0.85 }}>
                {words.steps[what].time}
                {step === 'run' ? words.running : ''}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
    </Plate>
  );
}
