/** Three phrases in three scripts, climbing for half a year. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    shop: 'Kadamtala Tiles, Chattogram',
    place: 'place in Google',
    kinds: { english: 'English', bangla: 'Bangla', banglish: 'Banglish' },
    climb: (kind: string, first: string, last: string) => `${kind}, from ${first} to ${last}`,
    months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
    map: 'Map entry: 214 calls and 97 direction requests in November',
  },
  bn: {
    shop: 'কদমতলা টাইলস, চট্টগ্রাম',
    place: 'গুগলে অবস্থান',
    kinds: { english: 'ইংরেজি', bangla: 'বাংলা', banglish: 'বাংলিশ' },
    climb: (kind: string, first: string, last: string) => `${kind}, ${first} থেকে ${last}-এ`,
    months: ['জুন', 'জুলাই', 'আগ.', 'সেপ.', 'অক্টো.', 'নভে.'],
    map: 'ম্যাপ থেকে নভেম্বরে কল ২১৪টি, কীভাবে যাবেন দেখেছেন ৯৭ জন',
  },
});

const theme = themed({
  accent: 'oklch(.45 .11 250)',
  ink: 'oklch(.24 .05 255)',
  soft: 'oklch(.45 .03 255)',
  line: 'oklch(.90 .015 250)',
});

const phrases: readonly (readonly [
  phrase: string,
  kind: keyof Words['kinds'],
  places: readonly number[],
  color: string,
])[] = [
  ['floor tiles chattogram', 'english', [24, 21, 15, 9, 6, 4], 'oklch(.52 .18 265)'],
  ['টাইলসের দাম কত', 'bangla', [31, 28, 26, 17, 11, 7], 'oklch(.58 .15 45)'],
  ['tiles er dam koto', 'banglish', [18, 14, 9, 5, 3, 2], 'oklch(.52 .13 155)'],
];

export default function SearchReport({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.93 .025 250)' }} theme={theme}>
      <Box at={[60, 46]} w={1080} row justify="space-between" align="baseline">
        <T head size={48}>
          {words.shop}
        </T>
        <T size={28} soft>
          {words.place}
        </T>
      </Box>
      <Box at={[60, 136]} w={1080} gap={24}>
        {phrases.map(([phrase, kind, places, color]) => {
          const x = (month: number) => 24 + month * 64;
          const y = (place: number) => 26 + place * 3.9;
          const path = places
            .map((place, month) => `${month ? 'L' : 'M'}${x(month)} ${y(place)}`)
            .join('');
          const last = places[5] ?? 0;
          return (
            <Box key={phrase} row gap={30} h={208} round={34} bg="white" shadow pad="0 40">
              <Box grow gap={12}>
                <Box row gap={16} round={40} line={theme.line} h={78} pad="0 26">
                  <Icon name="tabler:search" size={36} color={color} stroke={2.4} />
                  <T size={34} weight={600} line>
                    {phrase}
                  </T>
                </Box>
                <T size={27} soft style={{ paddingLeft: 28 }}>
                  {words.climb(
                    words.kinds[kind],
                    digits(places[0] ?? 0, language),
                    digits(last, language),
                  )}
                </T>
              </Box>
              <svg aria-hidden="true" width={374} height={190}>
                {words.months.map((month, index) => (
                  <text
                    key={month}
                    x={x(index)}
                    y={184}
                    fontSize="22"
                    textAnchor="middle"
                    fill={theme.soft}
                  >
                    {month}
                  </text>
                ))}
                <path
                  d={path}
                  fill="none"
                  stroke={color}
                  strokeWidth="8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
                <circle cx={x(5)} cy={y(last)} r="14" fill={color} stroke="white" strokeWidth="5" />
              </svg>
              <T head size={92} color={color} right style={{ width: 96 }}>
                {digits(last, language)}
              </T>
            </Box>
          );
        })}
      </Box>
      <T
        size={29}
        weight={500}
        center
        style={{ position: 'absolute', left: 60, width: 1080, top: 834 }}
      >
        {words.map}
      </T>
    </Plate>
  );
}
