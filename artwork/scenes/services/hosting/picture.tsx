/** One pharmacy's place on the internet, on one page. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { Server } from '#kit/drawn/rack.tsx';
import { Icon } from '#kit/icon.tsx';
import { paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 530, top: 363, width: 640 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    online: 'Online',
    domain: { label: 'Domain paid until', fact: 'March 2028', note: 'Owner: Bokul Pharmacy' },
    backup: {
      label: 'Last night’s backup',
      fact: '02:10, complete',
      note: '2.4 GB, kept in two places',
    },
    mail: { label: 'Mailboxes', fact: 'Four, 31% full' },
  },
  bn: {
    online: 'চালু আছে',
    domain: {
      label: 'ডোমেইনের মেয়াদ',
      fact: 'মার্চ ২০২৮ পর্যন্ত',
      note: 'মালিক: বকুল ফার্মেসি',
    },
    backup: {
      label: 'গত রাতের ব্যাকআপ',
      fact: 'রাত ২:১০, সম্পূর্ণ',
      note: '২.৪ জিবি, রাখা আছে দুই জায়গায়',
    },
    mail: { label: 'মেইলবক্স', fact: '৪টি, ৩১% ভরা' },
  },
});

const theme = themed({
  accent: 'oklch(.42 .10 185)',
  tint: 'oklch(.93 .04 185)',
  ink: 'oklch(.24 .04 200)',
  soft: 'oklch(.44 .03 200)',
});

function Fact({
  icon,
  label,
  children,
  note,
}: {
  icon: string;
  label: string;
  children: ReactNode;
  note: string;
}) {
  return (
    <Box row gap={26} h={186} pad="0 36" round={32} bg={v.surface} shadow>
      <Box center w={96} h={96} round={28} bg={v.tint} color={v.accent}>
        <Icon name={icon} size={56} />
      </Box>
      <Box grow gap={2}>
        <T size={26} soft line>
          {label}
        </T>
        <T head size={42} line>
          {children}
        </T>
        <T size={26} soft line>
          {note}
        </T>
      </Box>
    </Box>
  );
}

export default function Hosting({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.86 .06 185)' }} theme={theme}>
      <Box at={[60, 56]} w={1080} row justify="space-between">
        <T head size={52}>
          bokulpharmacy.com.bd
        </T>
        <Box row gap={14} bg={paddy[700]} color="white" round={40} pad="12 28">
          <Box w={20} h={20} round={10} bg={paddy[300]} />
          <T size={29} weight={600}>
            {words.online}
          </T>
        </Box>
      </Box>
      <Box at={[60, 180]}>
        <Server w={400} units={5} />
      </Box>
      <Thread
        d="M462 300H560M462 500H560M462 710H560"
        color={theme.accent}
        width={7}
        dash="16 16"
      />
      <Box at={[560, 176]} w={580} gap={24}>
        <Fact icon="tabler:world-www" label={words.domain.label} note={words.domain.note}>
          {words.domain.fact}
        </Fact>
        <Fact icon="tabler:database-heart" label={words.backup.label} note={words.backup.note}>
          {words.backup.fact}
        </Fact>
        <Fact icon="tabler:mail" label={words.mail.label} note="info, order, accounts, owner">
          {words.mail.fact}
        </Fact>
      </Box>
    </Plate>
  );
}
