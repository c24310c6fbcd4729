/** Studio Itbhata: an architect's page; the house, its plan and its section on one sheet. */
import { Box } from '#kit/box.tsx';
import { BrickHouse } from '#kit/demo/brick-house.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { fonts, themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 24, top: 82, width: 850 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Studio Itbhata',
    menu: ['Houses', 'Schools', 'Brick notes', 'Office'],
    heading: 'House around\na jarul tree',
    facts: [
      ['Place', 'Birulia, Savar'],
      ['Site', '5 katha'],
      ['Built', '2,340 sq ft'],
      ['Year', '2024'],
    ],
    living: 'Living',
    kitchen: 'Kitchen',
    plan: 'Plan, ground floor',
    section: 'Section through the court',
  },
  bn: {
    brand: 'স্টুডিও ইটভাটা',
    menu: ['বাড়ি', 'স্কুল', 'ইটের কথা', 'অফিস'],
    heading: 'জারুলগাছ ঘিরে বাড়ি',
    facts: [
      ['স্থান', 'বিরুলিয়া, সাভার'],
      ['জমি', '৫ কাঠা'],
      ['নির্মাণ', '২,৩৪০ বর্গফুট'],
      ['সাল', '২০২৪'],
    ],
    living: 'বসার ঘর',
    kitchen: 'রান্নাঘর',
    plan: 'প্ল্যান, নিচতলা',
    section: 'উঠান বরাবর সেকশন',
  },
});

const theme = themed({
  ground: '#f3f1ec',
  ink: '#22201c',
  soft: '#7d786e',
  line: '#cfcabd',
  accent: '#b9502f',
});

function Plan({ words }: { words: Words }) {
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <g fill="none" stroke="#22201c" strokeWidth="9">
        <path d="M20 20h126v90M146 160v82H20V20M184 242h126V20H184v70M184 140v102" />
      </g>
      <g fill="none" stroke="#22201c" strokeWidth="2.500">
        <path d="M20 130h70M120 130h26M184 120h126M240 120v122M146 20h38M146 242h38M146 110h38v50h-38" />
        <path d="M90 130a30 30 0 0 1 30-30M184 90a50 50 0 0 1-38 20" strokeDasharray="5 4" />
        <path d="M36 40h46v56H36zM252 150h44v64h-44zM200 40h60v24h-60z" />
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <path key={step} d={`M${192 + step * 8} 200v38`} />
        ))}
      </g>
      <circle cx="165" cy="66" r="24" fill="#6f8a5266" stroke="#6f8a52" strokeWidth="2" />
      <g fontSize="18" fontFamily={fonts.figtree} fill="#7d786e">
        <text x="62" y="192">
          {words.living}
        </text>
        <text x="212" y="102">
          {words.kitchen}
        </text>
      </g>
    </svg>
  );
}

function Section() {
  return (
    <svg aria-hidden="true" width="330" height="262" viewBox="0 0 330 262">
      <path d="M0 226h330" stroke="#22201c" strokeWidth="5" />
      {Array.from({ length: 20 }, (_, index) => (
        <path key={index} d={`M${index * 17} 228l-14 20`} stroke="#7d786e" strokeWidth="2" />
      ))}
      <g fill="#b9502f">
        <path d="M30 110h110v12H30zM30 122h12v104H30zM128 122h12v104h-12zM190 60h118v12H190zM190 142h118v10H190zM190 72h12v154h-12zM296 72h12v154h-12z" />
      </g>
      <path d="M165 226V120" stroke="#5d4630" strokeWidth="5" />
      <circle cx="165" cy="84" r="38" fill="#6f8a52" opacity=".75" />
      <g fill="none" stroke="#22201c" strokeWidth="2">
        <path d="M204 226l24-20h20l22-22h20" />
        <path d="M16 110v116M8 110h16M8 226h16" />
        <path d="M320 60v166M312 60h16" />
      </g>
      <g fill="#22201c">
        <circle cx="80" cy="172" r="7" />
        <path d="M69 226q0-46 11-46t11 46zM244 142q0-42 9-42t9 42z" />
        <circle cx="253" cy="93" r="6" />
      </g>
      <path
        d="M60 20l70 90M110 8l70 90"
        stroke="#e0a33c"
        strokeWidth="2.500"
        strokeDasharray="8 7"
      />
    </svg>
  );
}

export default function Architect({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={76} pad="0 40">
        <Box row gap={16}>
          <svg aria-hidden="true" width="44" height="36" viewBox="0 0 44 36">
            <path
              d="M0 26h20v10H0zM24 26h20v10H24zM12 13h20v10H12zM0 13h8v10H0zM36 13h8v10h-8zM0 0h20v10H0zM24 0h20v10H24z"
              fill="#b9502f"
            />
          </svg>
          <T size={25} weight={500} tracking={language === 'bn' ? 0 : 0.02}>
            {words.brand}
          </T>
        </Box>
        <Box row gap={36}>
          {words.menu.map((item) => (
            <T key={item} size={20}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[0, 76]} w={1200}>
        <BrickHouse w={1200} h={356} />
      </Box>
      <Box at={[40, 452]} w={370} gap={16}>
        <T
          size={46}
          weight={300}
          head
          leading={language === 'bn' ? 1.2 : 1.02}
          style={{ whiteSpace: 'pre-line' }}
        >
          {words.heading}
        </T>
        <Box style={{ borderTop: `2px solid ${v.ink}` }}>
          {words.facts.map(([what, value]) => (
            <Box
              key={what}
              row
              justify="space-between"
              h={39}
              style={{ borderBottom: `1px solid ${v.line}` }}
            >
              <T size={19} soft>
                {what}
              </T>
              <T size={20} weight={600}>
                {value}
              </T>
            </Box>
          ))}
        </Box>
      </Box>
      <Box at={[458, 446]} w={330} gap={6}>
        <Plan words={words} />
        <T size={18} soft>
          {words.plan}
        </T>
      </Box>
      <Box at={[832, 446]} w={330} gap={6}>
        <Section />
        <T size={18} soft>
          {words.section}
        </T>
      </Box>
    </Scene>
  );
}
