/** What a factory runs on, drawn on one sheet, with the server nobody looks after. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { brand, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    firm: 'Borun Buttons, Tongi',
    date: 'as found on 4 November',
    attendance: { name: 'Attendance', note: '3 devices at 2 gates' },
    accounts: { name: 'Accounts', note: 'licence ends in March' },
    payroll: { name: 'Payroll in Excel', note: 'one man’s password' },
    backup: { name: 'Backup', note: 'a pen drive, weekly' },
    server: 'Server under a desk',
    byHand: 'CSV, by hand',
    evening: 'every evening',
    again: 'typed again',
    danger: 'No UPS, no copy elsewhere',
    why: 'All 340 pay slips depend on it',
  },
  bn: {
    firm: 'বরুণ বাটনস, টঙ্গী',
    date: '৪ নভেম্বর যেমন পাওয়া গেছে',
    attendance: { name: 'হাজিরা', note: '২ গেটে ৩টি মেশিন' },
    accounts: { name: 'হিসাব', note: 'লাইসেন্স মার্চে শেষ' },
    payroll: { name: 'এক্সেলে বেতন', note: 'পাসওয়ার্ড একজনের' },
    backup: { name: 'ব্যাকআপ', note: 'সাপ্তাহিক, পেন ড্রাইভে' },
    server: 'টেবিলের নিচে সার্ভার',
    byHand: 'হাতে আনা CSV',
    evening: 'রোজ সন্ধ্যায়',
    again: 'আবার টাইপ',
    danger: 'ইউপিএস নেই, অন্য কোথাও কপি নেই',
    why: '৩৪০টি পে-স্লিপই এর ওপর নির্ভর করে',
  },
});

interface SystemProps {
  at: readonly [number, number];
  icon: string;
  name: string;
  note: string;
  bg?: string;
}

function System({ at, icon, name, note, bg = 'white' }: SystemProps) {
  return (
    <Box at={at} row gap={22} w={390} h={146} pad="0 28" round={28} bg={bg} shadow>
      <Icon name={icon} size={64} stroke={1.6} color={brand[700]} />
      <Box>
        <T size={32} weight={700} line leading={1.2}>
          {name}
        </T>
        <T size={25} soft line>
          {note}
        </T>
      </Box>
    </Box>
  );
}

function Label({ at, children }: { at: readonly [number, number]; children: string }) {
  return (
    <Box at={at} bg={brand[100]} pad="2 12" round={8}>
      <T size={25} weight={600} line color={brand[800]}>
        {children}
      </T>
    </Box>
  );
}

export default function SystemMap({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: brand[100] }}>
      <svg aria-hidden="true" width={1200} height={900} style={{ position: 'absolute' }}>
        <defs>
          <pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse">
            <circle cx="20" cy="20" r="2.500" fill={brand[200]} />
          </pattern>
        </defs>
        <rect width="1200" height="900" fill="url(#dots)" />
        <g fill="none" stroke={brand[400]} strokeWidth="6">
          <path d="M255 310V440Q255 470 300 470H420M945 310V440Q945 470 900 470H780M255 690V560Q255 530 300 530H420M672 600V700" />
        </g>
      </svg>
      <Box at={[60, 44]} w={1080} row justify="space-between" align="baseline">
        <T head size={48}>
          {words.firm}
        </T>
        <T size={28} soft>
          {words.date}
        </T>
      </Box>
      <System at={[60, 166]} icon="tabler:fingerprint" {...words.attendance} />
      <System at={[750, 166]} icon="tabler:book-2" {...words.accounts} />
      <System at={[60, 690]} icon="tabler:file-spreadsheet" {...words.payroll} />
      <System at={[478, 700]} icon="tabler:usb" {...words.backup} />
      <Box at={[420, 390]} center w={360} h={210} round={32} bg={brand[900]} color="white" gap={6}>
        <Icon name="tabler:server-2" size={84} stroke={1.5} />
        <T size={33} weight={700}>
          {words.server}
        </T>
      </Box>
      <Label at={[160, 366]}>{words.byHand}</Label>
      <Label at={[880, 366]}>{words.evening}</Label>
      <Label at={[170, 612]}>{words.again}</Label>
      <svg aria-hidden="true" width={1200} height={900} style={{ position: 'absolute' }}>
        <ellipse
          cx="600"
          cy="494"
          rx="252"
          ry="158"
          fill="none"
          stroke={shapla[500]}
          strokeWidth="9"
          strokeDasharray="24 20"
          strokeLinecap="round"
          transform="rotate(-4 600 494)"
        />
      </svg>
      <Box at={[888, 566]} w={276} bg={shapla[700]} color="white" round={26} pad="26 30" gap={4}>
        <T size={32} weight={700} leading={1.2}>
          {words.danger}
        </T>
        <T size={26}>{words.why}</T>
      </Box>
    </Plate>
  );
}
