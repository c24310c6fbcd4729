/** Balucharer Alo: the page of a school boat; the river, three chars, the budget and its use. */
import { Box } from '#kit/box.tsx';
import { SchoolBoat } from '#kit/demo/school-boat.tsx';
import { balucharer, schoolBoat } from '#kit/lettering/ngos.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 611, top: 392, width: 572 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['Projects', 'Accounts', 'Jobs', 'বাংলা'],
    donate: 'Donate',
    heading: 'When the boat is the school',
    about:
      'Two boats moor at three chars of Fulchhari, Gaibandha. 186 children from play class to Five come aboard, flood or no flood.',
    chars: ['Kalasona', 'Rasulpur', 'Khatiamari'],
    budget: 'Budget',
    spent: {
      boats: 'Two school boats',
      teachers: 'Teachers, 10 months',
      books: 'Books, solar panels',
    },
    all: 'Spent, 69%',
  },
  bn: {
    menu: ['প্রকল্প', 'হিসাব', 'চাকরি', 'English'],
    donate: 'দান করুন',
    heading: 'বন্যায়ও বন্ধ হয় না ক্লাস',
    about: 'গাইবান্ধার ফুলছড়ির তিন চরে দুটি নৌকা ভেড়ে। প্লে থেকে পঞ্চম শ্রেণির ১৮৬টি শিশু সেখানেই পড়ে।',
    chars: ['কালাসোনা', 'রসুলপুর', 'খাটিয়ামারী'],
    budget: 'বাজেট',
    spent: { boats: 'দুটি স্কুল-নৌকা', teachers: 'শিক্ষক, ১০ মাস', books: 'বই, সোলার প্যানেল' },
    all: 'খরচ, ৬৯%',
  },
});

const theme = themed({
  ground: '#fffaf0',
  ink: '#22313a',
  soft: '#687780',
  line: '#e9dcc2',
  accent: '#d9531e',
});
const spent = [
  ['boats', 1480000, '#d9531e'],
  ['teachers', 720000, '#f2a33d'],
  ['books', 410000, '#5b9aa8'],
] as const;
const budget = 3800000;

const moorings = [
  [48, 58],
  [60, 146],
  [44, 234],
] as const;

/** Three chars in the river; each name stands in the water beside its own. */
function Chars({ names }: { names: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      width="202"
      height="284"
      viewBox="0 0 202 284"
      style={{ borderRadius: 14 }}
    >
      <rect width="202" height="284" fill="#a8d3da" />
      <path d="M0 0h20q-14 70 2 140q10 76-8 144H0z" fill="#cfdda4" />
      <path d="M202 0h-12q8 60-6 130t10 154h8z" fill="#cfdda4" />
      <path d="M30 30q34-12 46 12q2 26-24 34q-30 2-36-20q2-20 14-26z" fill="#f3dfae" />
      <path d="M46 118q30-8 40 16q0 30-28 34q-30-6-26-28q4-16 14-22z" fill="#f3dfae" />
      <path d="M28 208q30-12 44 12q4 30-26 42q-32-2-36-26q4-22 18-28z" fill="#f3dfae" />
      <path
        d={`M${moorings.map((at) => at.join(' ')).join('L')}`}
        fill="none"
        stroke="#d9531e"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {moorings.map(([x, y], index) => (
        <g key={y}>
          <circle cx={x} cy={y} r="10" fill="#d9531e" stroke="#fff" strokeWidth="3" />
          <text
            x={x + 36}
            y={y + 7}
            fontFamily="Anek Bangla"
            fontSize="21"
            fontWeight="600"
            fill="#22313a"
          >
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

export default function SchoolBoatPage({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <SchoolBoat w={1200} h={440} />
      <Box at={[36, 22]} w={1128} row justify="space-between">
        <Lettering of={balucharer} size={44} color="#7a2c0a" />
        <Box row gap={28} color="#5a2a10">
          {words.menu.map((item) => (
            <T key={item} size={22} weight={600} font={fonts.anek}>
              {item}
            </T>
          ))}
          <Box bg="#7a2c0a" color="white" round={26} pad="10 24">
            <T size={21} weight={600} font={fonts.anek}>
              {words.donate}
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[0, 412]} w={1200} h={338} bg={v.ground} round="60px 0 0 0">
        <Box at={[44, 40]} w={530} gap={16}>
          {language === 'bn' ? <Lettering of={schoolBoat} size={66} color={v.accent} /> : null}
          <T head size={language === 'bn' ? 36 : 54} leading={1.08}>
            {words.heading}
          </T>
          <T size={24} leading={1.45} soft>
            {words.about}
          </T>
        </Box>
        <Box at={[630, 28]}>
          <Chars names={words.chars} />
        </Box>
        <Box at={[850, 30]} w={314} gap={12}>
          <Box row justify="space-between" align="flex-end">
            <T size={21} soft>
              {words.budget}
            </T>
            <T head size={40} line>
              {taka(budget, language)}
            </T>
          </Box>
          <Box row h={34} round={17} bg="#efe4cb" clip>
            {spent.map(([what, amount, bg]) => (
              <Box key={what} h={34} w={`${(amount / budget) * 100}%`} bg={bg} />
            ))}
          </Box>
          {spent.map(([what, amount, bg]) => (
            <Box key={what} row gap={10}>
              <Box w={14} h={14} round={7} bg={bg} />
              <T size={19} style={{ flex: 1 }} line>
                {words.spent[what]}
              </T>
              <T size={19} weight={600} line>
                {taka(amount, language)}
              </T>
            </Box>
          ))}
          <Box
            row
            justify="space-between"
            pad="10 0 0"
            style={{ borderTop: `2px solid ${v.line}` }}
          >
            <T size={21} weight={700}>
              {words.all}
            </T>
            <T size={23} weight={700} color={v.accent} line>
              {taka(2610000, language)}
            </T>
          </Box>
        </Box>
      </Box>
    </Scene>
  );
}
