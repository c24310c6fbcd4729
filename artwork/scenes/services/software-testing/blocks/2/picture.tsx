/** The minute the board results come out, imitated. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { grouped } from '#kit/money.ts';
import { accent, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Result day, imitated',
    what: 'seconds to answer, by visitors a minute',
    second: 's',
    waits: 'from here the database waits',
    servers: 'Web servers 38%',
    cache: 'Cache 22%',
    database: 'Database 100%, 40 connections',
  },
  bn: {
    title: 'ফল প্রকাশের দিনের মহড়া',
    what: 'মিনিটে কত ভিজিটর এলে সাড়া দিতে কত সেকেন্ড',
    second: 'সে.',
    waits: 'এরপর ডেটাবেজে জট',
    servers: 'ওয়েব সার্ভার ৩৮%',
    cache: 'ক্যাশ মেমোরি ২২%',
    database: 'ডেটাবেজ ১০০%, ৪০টি সংযোগ',
  },
});

const theme = themed({
  accent: 'oklch(.46 .13 285)',
  ink: 'oklch(.24 .06 285)',
  soft: 'oklch(.44 .04 285)',
});

/** seconds to answer at each 500 visitors a minute */
const answers = [0.3, 0.3, 0.35, 0.4, 0.45, 0.55, 0.7, 4.4, 9.2];
const x = (visitors: number) => 130 + visitors * 0.245;
const y = (seconds: number) => 560 - seconds * 52;

export default function Load({ words, language }: SceneProps<Words>) {
  const line = answers
    .map((value, step) => `${step ? 'L' : 'M'}${x(step * 500)} ${y(value)}`)
    .join('');
  return (
    <Plate ground={{ css: 'oklch(.92 .035 285)' }} theme={theme}>
      <Box at={[60, 44]} gap={4}>
        <T head size={50}>
          {words.title}
        </T>
        <T size={29} soft>
          {words.what}
        </T>
      </Box>
      <svg aria-hidden="true" width={1200} height={660} style={{ position: 'absolute', top: 160 }}>
        <rect
          x={x(3100)}
          y={40}
          width={x(4000) - x(3100)}
          height={520}
          fill={shapla[300]}
          opacity=".55"
        />
        {[0, 3, 6, 9].map((value) => (
          <g key={value}>
            <path d={`M130 ${y(value)}H1116`} stroke="oklch(.82 .04 285)" strokeWidth="2" />
            <text x="110" y={y(value) + 10} fontSize="28" textAnchor="end" fill={theme.ink}>
              {digits(value, language)} {words.second}
            </text>
          </g>
        ))}
        {[0, 1000, 2000, 3000, 4000].map((value) => (
          <text
            key={value}
            x={x(value)}
            y={606}
            fontSize="28"
            fontWeight="500"
            textAnchor="middle"
            fill={theme.ink}
          >
            {grouped(value, language)}
          </text>
        ))}
        <path d={`${line}V560H130z`} fill={theme.accent} opacity=".14" />
        <path
          d={line}
          fill="none"
          stroke={theme.accent}
          strokeWidth="10"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d={`M${x(3100)} 40V560`}
          stroke={shapla[700]}
          strokeWidth="7"
          strokeDasharray="18 17"
          strokeLinecap="round"
        />
        <circle
          cx={x(3100)}
          cy={y(1.35)}
          r="17"
          fill={shapla[700]}
          stroke="white"
          strokeWidth="6"
        />
      </svg>
      <Box at={[430, 236]} w={440} row gap={22} round={28} bg={theme.ink} color="white" pad="24 30">
        <Icon name="tabler:database-exclamation" size={76} color={accent[400]} stroke={1.7} />
        <Box>
          <T head size={42}>
            {grouped(3100, language)}
          </T>
          <T size={28} leading={1.25}>
            {words.waits}
          </T>
        </Box>
      </Box>
      <Box at={[60, 796]} w={1080} row gap={36}>
        <T size={31} weight={600}>
          {words.servers}
        </T>
        <T size={31} weight={600}>
          {words.cache}
        </T>
        <T size={31} weight={700} color={shapla[700]}>
          {words.database}
        </T>
      </Box>
    </Plate>
  );
}
