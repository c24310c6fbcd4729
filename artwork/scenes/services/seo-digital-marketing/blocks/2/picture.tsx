/** February's posts: the two great days opened, two still waiting for a yes. */

import type { Language } from '@nokshi/forms/languages.ts';
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Panjabi } from '#kit/goods/cloth.tsx';
import { Icon } from '#kit/icon.tsx';
import { accent, paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    month: 'February',
    approved: '3 approved',
    waiting: '2 waiting',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  bn: {
    month: 'ফেব্রুয়ারি',
    approved: '৩টি অনুমোদিত',
    waiting: '২টি অপেক্ষায়',
    days: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
  },
});

const teal = 'oklch(.38 .09 190)';
const spring = 'oklch(.84 .16 88)';
const black = 'oklch(.20 .01 20)';
const theme = themed({ accent: teal, ink: 'oklch(.24 .04 200)', soft: 'oklch(.45 .03 200)' });

/** day of the post: its colour and whether it is approved */
const posts: Record<number, readonly [string, string, boolean]> = {
  5: ['oklch(.86 .06 190)', theme.ink, true],
  10: ['oklch(.86 .06 190)', theme.ink, true],
  14: [spring, theme.ink, true],
  21: [black, 'white', false],
  26: ['oklch(.42 .09 165)', 'white', false],
};

function Day({ day, language }: { day: number; language: Language }) {
  const [bg = 'white', color, ok] = posts[day] ?? [];
  return (
    <Box center h="100%" round={18} bg={bg} color={color} gap={2}>
      <T head size={38} color={color ?? theme.soft}>
        {digits(day, language)}
      </T>
      {ok === undefined ? null : (
        <Icon name={ok ? 'tabler:circle-check-filled' : 'tabler:clock-hour-4'} size={38} />
      )}
    </Box>
  );
}

function State({ ok, words }: { ok?: boolean; words: string }) {
  return (
    <Box row gap={12} color={ok ? paddy[700] : accent[700]}>
      <Icon name={ok ? 'tabler:circle-check-filled' : 'tabler:clock-hour-4'} size={42} />
      <T size={31} weight={700} line>
        {words}
      </T>
    </Box>
  );
}

interface PostProps {
  at: readonly [number, number];
  bg: string;
  color: string;
  words: string;
  note: string;
  children: ReactNode;
}

function Post({ at, bg, color, words, note, children }: PostProps) {
  return (
    <Box at={at} w={420} h={386} round={32} bg={bg} color={color} shadow clip pad="30 34">
      <T size={60} weight={800} leading={1.32}>
        {words}
      </T>
      <T size={29} weight={500}>
        {note}
      </T>
      <div style={{ position: 'absolute', right: 22, bottom: 12 }}>{children}</div>
    </Box>
  );
}

export default function Calendar({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.92 .03 190)' }} theme={theme}>
      <Box at={[48, 40]} gap={10}>
        <T head size={58}>
          {words.month}
        </T>
        <Box row gap={34}>
          <State ok words={words.approved} />
          <State words={words.waiting} />
        </Box>
      </Box>
      <Box
        at={[48, 190]}
        w={640}
        h={666}
        grid={7}
        gap={10}
        style={{ gridTemplateRows: 'auto repeat(4, 1fr)' }}
      >
        {words.days.map((day, index) => (
          <T
            key={day}
            size={28}
            weight={600}
            center
            color={index === 5 ? 'oklch(.5 .18 20)' : v.soft}
          >
            {day}
          </T>
        ))}
        {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
          <Day key={day} day={day} language={language} />
        ))}
      </Box>
      <Post
        at={[744, 44]}
        bg={spring}
        color="oklch(.34 .11 30)"
        words="পহেলা ফাল্গুন"
        note="বাসন্তী পাঞ্জাবি, ৳ ১,৮৫০"
      >
        <Panjabi size={230} a="oklch(.62 .19 45)" />
      </Post>
      <Post at={[744, 470]} bg={black} color="white" words="অমর একুশে" note="২১ ফেব্রুয়ারি">
        <svg aria-hidden="true" width={320} height={220} viewBox="0 0 320 220">
          <circle cx="160" cy="104" r="74" fill="oklch(.55 .21 27)" />
          <g fill="none" stroke="white" strokeWidth="9" strokeLinejoin="round">
            <path d="M118 214V66l20-34h44l20 34v148M146 214V70M174 214V70" />
            <path d="M66 214V96h34v118M220 214V96h34v118M14 214v-88h34v88M272 214v-88h34v88" />
          </g>
        </svg>
      </Post>
      <Thread
        d="M688 468C720 468 700 236 740 236M688 625C720 625 708 660 740 660"
        color={accent[500]}
        width={8}
        dash="14 16"
      />
    </Plate>
  );
}
