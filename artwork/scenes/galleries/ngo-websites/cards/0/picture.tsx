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
export const detail = { left: 440, top: 294, width: 729 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['প্রকল্প', 'হিসাব', 'চাকরি', 'English'],
    heading: 'When the boat is the school',
    about:
      'Two boats moor at three chars of Fulchhari, Gaibandha. 186 children from play class to Five come aboard, flood or no flood.',
    budget: 'Budget',
    spent: {
      boats: 'Two boats, built here',
      teachers: 'Teachers, 10 months',
      books: 'Books and solar panels',
    },
    all: 'Spent, 69%',
  },
  bn: {
    menu: ['প্রকল্প', 'হিসাব', 'চাকরি', 'English'],
    heading: 'বন্যায়ও বন্ধ হয় না ক্লাস',
    about: 'গাইবান্ধার ফুলছড়ির তিন চরে দুটি নৌকা ভেড়ে। প্লে থেকে পঞ্চম শ্রেণির ১৮৬টি শিশু সেখানেই পড়ে।',
    budget: 'বাজেট',
    spent: { boats: 'দুটি নৌকা, এখানেই তৈরি', teachers: 'শিক্ষক, ১০ মাস', books: 'বই ও সোলার প্যানেল' },
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

/** Three chars in the river; each name stands in the water beside its own. */
function Chars() {
  return (
    <svg
      aria-hidden="true"
      width="330"
      height="262"
      viewBox="0 0 330 262"
      style={{ borderRadius: 14 }}
    >
      <rect width="330" height="262" fill="#a8d3da" />
      <path d="M0 0h54q-20 70 10 130q20 70-20 132H0z" fill="#cfdda4" />
      <path d="M344 0h-40q10 60-12 120t20 142h32z" fill="#cfdda4" />
      <path d="M106 22q46-16 62 14q4 34-30 46q-40 2-48-24q2-26 16-36z" fill="#f3dfae" />
      <path d="M146 104q40-10 52 18q0 40-36 44q-38-6-34-36q4-20 18-26z" fill="#f3dfae" />
      <path d="M96 182q38-14 58 14q6 40-34 56q-40 0-46-32q4-30 22-38z" fill="#f3dfae" />
      <path
        d="M130 52L166 134L114 216"
        fill="none"
        stroke="#d9531e"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {(
        [
          [130, 52],
          [166, 134],
          [114, 216],
        ] as const
      ).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="10" fill="#d9531e" stroke="#fff" strokeWidth="3" />
      ))}
      <g fontFamily="Anek Bangla" fontSize="22" fontWeight="600" fill="#22313a">
        <text x="178" y="58">
          কালাসোনা
        </text>
        <text x="208" y="144">
          রসুলপুর
        </text>
        <text x="172" y="226">
          খাটিয়ামারী
        </text>
      </g>
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
              দান করুন
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[0, 412]} w={1200} h={338} bg={v.ground} round="60px 0 0 0">
        <Box at={[44, 34]} w={372} gap={14}>
          <Lettering of={schoolBoat} size={50} color={v.accent} />
          <T head size={33}>
            {words.heading}
          </T>
          <T size={21} leading={1.42} soft>
            {words.about}
          </T>
        </Box>
        <Box at={[446, 38]}>
          <Chars />
        </Box>
        <Box at={[808, 34]} w={356} gap={12}>
          <Box row justify="space-between" align="flex-end">
            <T size={21} soft>
              {words.budget}
            </T>
            <T head size={42} line>
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
