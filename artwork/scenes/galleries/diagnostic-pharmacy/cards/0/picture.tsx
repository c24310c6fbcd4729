/** Shanto Nodi: the reception; patient 14 of 32 is in, and her bill for visit and tests. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Receipt, Rule } from '#kit/receipt.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 712, top: 386, width: 486 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Shanto Nodi Diagnostic',
    place: 'Band Road, Barishal',
    doctor: 'Dr A. K. Howlader',
    room: 'Medicine specialist · room 3, 5 to 9 pm',
    all: 'of 32',
    patients: {
      monwara: 'Monwara Begum',
      shahidul: 'Shahidul Islam',
      rokeya: 'Rokeya Khanam',
      babul: 'Babul Howlader',
      tania: 'Tania Akter',
      paritosh: 'Paritosh Mistry',
    },
    states: {
      done: 'done',
      inside: 'in the room',
      measured: 'BP taken',
      waiting: 'waiting',
      coming: 'on the way',
    },
    phoned: '9 serials given by phone today',
    bill: 'Bill 26-11840 · Rokeya Khanam, 46',
    items: {
      visit: 'Visit, medicine',
      count: 'CBC',
      xray: 'X-ray chest P/A',
      sugar: 'Blood sugar, RBS',
    },
    total: 'In all',
    paid: 'Paid, bKash (test)',
    due: 'Due',
    report: 'Report: tomorrow 5 pm',
  },
  bn: {
    brand: 'শান্ত নদী ডায়াগনস্টিক',
    place: 'বান্দ রোড, বরিশাল',
    doctor: 'ডা. এ. কে. হাওলাদার',
    room: 'মেডিসিন বিশেষজ্ঞ · রুম ৩, বিকেল ৫টা–রাত ৯টা',
    all: 'মোট ৩২',
    patients: {
      monwara: 'মনোয়ারা বেগম',
      shahidul: 'শহীদুল ইসলাম',
      rokeya: 'রোকেয়া খানম',
      babul: 'বাবুল হাওলাদার',
      tania: 'তানিয়া আক্তার',
      paritosh: 'পরিতোষ মিস্ত্রি',
    },
    states: {
      done: 'দেখা শেষ',
      inside: 'ভেতরে আছেন',
      measured: 'প্রেশার মাপা',
      waiting: 'অপেক্ষায়',
      coming: 'পথে আছেন',
    },
    phoned: 'আজ ফোনে ৯টি সিরিয়াল দেওয়া হয়েছে',
    bill: 'বিল 26-11840 · রোকেয়া খানম, ৪৬',
    items: {
      visit: 'ভিজিট, মেডিসিন',
      count: 'সিবিসি',
      xray: 'বুকের এক্স-রে P/A',
      sugar: 'ব্লাড সুগার (আরবিএস)',
    },
    total: 'মোট',
    paid: 'বিকাশে দেওয়া (ডেমো)',
    due: 'আরও দিতে হবে',
    report: 'রিপোর্ট: কাল বিকেল ৫টা',
  },
});

const theme = themed({
  ground: '#dff3ef',
  ink: '#12333a',
  soft: '#5b7a7f',
  line: '#cfe6e2',
  accent: '#0d8f86',
  tint: '#c8ebe5',
});
const serials = [
  [12, 'monwara', 'done'],
  [13, 'shahidul', 'done'],
  [14, 'rokeya', 'inside'],
  [15, 'babul', 'measured'],
  [16, 'tania', 'waiting'],
  [17, 'paritosh', 'coming'],
] as const;
const bill = [
  ['visit', 800],
  ['count', 450],
  ['xray', 600],
  ['sugar', 300],
] as const;

const total = sum(bill.map(([, amount]) => amount));
const due = 500;

export default function Reception({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
        <path d="M0 560q200-60 420-10t420-20t360 10v210H0z" fill="#bfe6df" />
        <path d="M0 640q220-50 440-6t400-16t360 8v124H0z" fill="#9fd9d0" />
      </svg>
      <Box at={[36, 26]} w={1128} row justify="space-between">
        <Box row gap={14}>
          <Icon name="tabler:ripple" size={44} color={v.accent} stroke={2.4} />
          <T head size={31}>
            {words.brand}
          </T>
        </Box>
        <T size={20} soft>
          {words.place}
        </T>
      </Box>
      <Box at={[36, 100]} w={690} h={614} bg="white" round={26} pad="26 28" gap={12} shadow>
        <Box row gap={20}>
          <Person
            size={92}
            hair="receding"
            wear="coat"
            cloth="#0d8f86"
            glasses
            beard="moustache"
            skin={2}
            bg="#c8ebe5"
          />
          <Box grow gap={2}>
            <T head size={30}>
              {words.doctor}
            </T>
            <T size={20} soft>
              {words.room}
            </T>
          </Box>
          <Box align="flex-end">
            <T head size={66} weight={800} color={v.accent} leading={0.9} line>
              {digits(14, language)}
            </T>
            <T size={20} soft line>
              {words.all}
            </T>
          </Box>
        </Box>
        <Box>
          {serials.map(([no, name, state]) => {
            const now = no === 14;
            return (
              <Box
                key={no}
                row
                gap={20}
                h={now ? 78 : 64}
                pad="0 18"
                round={now ? 16 : 0}
                bg={now ? v.accent : undefined}
                color={now ? 'white' : no < 14 ? '#8aa3a6' : v.ink}
                style={{ borderBottom: now ? undefined : `2px solid ${v.line}` }}
              >
                <T size={now ? 34 : 26} weight={800} style={{ width: 50 }}>
                  {digits(no, language)}
                </T>
                <T size={now ? 28 : 24} weight={600} style={{ flex: 1 }} line>
                  {words.patients[name]}
                </T>
                {state === 'measured' ? (
                  <Icon name="tabler:heartbeat" size={28} color={v.accent} />
                ) : null}
                <T size={20} weight={now ? 600 : 500} line>
                  {words.states[state]}
                </T>
              </Box>
            );
          })}
        </Box>
        <Box row gap={12} style={{ marginTop: 'auto' }}>
          <Icon name="tabler:phone-incoming" size={28} color={v.accent} />
          <T size={20} soft>
            {words.phoned}
          </T>
        </Box>
      </Box>
      <Receipt w={404} at={[760, 112]} turn={1.2} size={22}>
        <T head size={26} center>
          {words.brand}
        </T>
        <T size={19} center>
          {words.bill}
        </T>
        <Rule />
        {bill.map(([what, amount]) => (
          <Box key={what} row justify="space-between" h={44}>
            <T size={23}>{words.items[what]}</T>
            <T size={24} weight={600}>
              {taka(amount, language)}
            </T>
          </Box>
        ))}
        <Rule />
        <Box row justify="space-between">
          <T size={26} weight={700}>
            {words.total}
          </T>
          <T size={40} weight={800} line>
            {taka(total, language)}
          </T>
        </Box>
        <Box row justify="space-between" h={38}>
          <T size={22}>{words.paid}</T>
          <T size={23} weight={600}>
            {taka(total - due, language)}
          </T>
        </Box>
        <Box
          row
          justify="space-between"
          bg="#ffe1d6"
          color="#a8330c"
          round={10}
          pad="10 14"
          style={{ margin: '8px 0' }}
        >
          <T size={24} weight={700}>
            {words.due}
          </T>
          <T size={32} weight={800} line>
            {taka(due, language)}
          </T>
        </Box>
        <T size={20} center>
          {words.report}
        </T>
      </Receipt>
    </Scene>
  );
}
