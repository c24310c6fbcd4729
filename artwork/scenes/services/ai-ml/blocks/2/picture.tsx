/** Twelve weeks of soybean oil, with the doubt drawn in. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { OilBottle } from '#kit/goods/grocery.tsx';
import { grouped } from '#kit/money.ts';
import { accent } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Soybean oil, litres a week',
    where: 'Amloki Agro, Bogura: 25 January to 18 April',
    eid: 'Eid week',
    litres: '6,600 litres',
    range: '5,600 to 7,600',
    forecast: 'forecast and its range',
    lastYear: 'last year, Eid 11 days later',
  },
  bn: {
    title: 'সয়াবিন তেল, সপ্তাহে কত লিটার',
    where: 'আমলকী অ্যাগ্রো, বগুড়া: ২৫ জানুয়ারি থেকে ১৮ এপ্রিল',
    eid: 'ঈদের সপ্তাহ',
    litres: '৬,৬০০ লিটার',
    range: '৫,৬০০ থেকে ৭,৬০০',
    forecast: 'পূর্বাভাস ও কমবেশি',
    lastYear: 'গত বছর, ঈদ ছিল ১১ দিন পরে',
  },
});

const theme = themed({
  accent: 'oklch(.44 .12 145)',
  ink: 'oklch(.25 .05 150)',
  soft: 'oklch(.42 .04 150)',
  line: 'oklch(.86 .04 130)',
});

/** hundred litres a week */
const forecast = [31, 32, 34, 36, 40, 47, 58, 66, 38, 30, 31, 33];
const lastYear = [29, 30, 31, 32, 34, 39, 46, 55, 61, 50, 31, 30];
const doubt = [1, 2, 2, 3, 4, 6, 8, 10, 7, 6, 6, 7];

const x = (week: number) => 146 + week * 84;
const y = (value: number) => 560 - value * 6.6;
const line = (values: readonly number[]) =>
  values.map((value, week) => `${week ? 'L' : 'M'}${x(week)} ${y(value)}`).join('');
const band = `${line(forecast.map((value, week) => value + (doubt[week] ?? 0)))}${forecast
  .map((value, week) => [x(week), y(value - (doubt[week] ?? 0))] as const)
  .reverse()
  .map(([left, top]) => `L${left} ${top}`)
  .join('')}Z`;

function Word({
  at,
  text,
  size: big = 25,
  weight = 500,
  end,
}: {
  at: readonly [number, number];
  text: string;
  size?: number;
  weight?: number;
  end?: boolean;
}) {
  return (
    <text
      x={at[0]}
      y={at[1]}
      fontSize={big}
      fontWeight={weight}
      fill={v.ink}
      textAnchor={end ? 'end' : 'middle'}
    >
      {text}
    </text>
  );
}

export default function Forecast({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.955 .045 110)' }} theme={theme}>
      <Box at={[60, 48]} row gap={20} w={1080}>
        <OilBottle size={130} />
        <Box grow gap={4}>
          <T head size={50}>
            {words.title}
          </T>
          <T size={29} soft>
            {words.where}
          </T>
        </Box>
      </Box>
      <svg aria-hidden="true" width={1200} height={680} style={{ position: 'absolute', top: 210 }}>
        {[20, 40, 60].map((value) => (
          <g key={value}>
            <path d={`M132 ${y(value)}H1140`} stroke={theme.line} strokeWidth="2" />
            <Word at={[120, y(value) + 9]} text={grouped(value * 100, language)} size={24} end />
          </g>
        ))}
        <rect x={x(7) - 44} y={62} width={88} height={500} rx={16} fill={accent[200]} />
        <Word at={[x(7), 44]} text={words.eid} size={29} weight={700} />
        <path d={band} fill={theme.accent} opacity=".22" />
        <path
          d={line(lastYear)}
          fill="none"
          stroke="oklch(.60 .06 60)"
          strokeWidth="5"
          strokeDasharray="3 13"
          strokeLinecap="round"
        />
        <path
          d={line(forecast)}
          fill="none"
          stroke={theme.accent}
          strokeWidth="8"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={x(7)} cy={y(66)} r="15" fill={theme.accent} stroke="white" strokeWidth="6" />
        {forecast.map((_, week) => (
          <Word key={x(week)} at={[x(week), 604]} text={digits(week + 1, language)} size={24} />
        ))}
        <rect x={x(7) - 396} y={32} width={290} height={100} rx={20} fill={theme.ink} />
        <text x={x(7) - 372} y={76} fontSize="33" fontWeight="700" fill="white">
          {words.litres}
        </text>
        <text x={x(7) - 372} y={112} fontSize="25" fill="white">
          {words.range}
        </text>
        <path d="M70 642h46" stroke={theme.accent} strokeWidth="8" strokeLinecap="round" />
        <text x="132" y="651" fontSize="26" fill={v.ink}>
          {words.forecast}
        </text>
        <path
          d="M448 642h56"
          stroke="oklch(.60 .06 60)"
          strokeWidth="5"
          strokeDasharray="3 13"
          strokeLinecap="round"
        />
        <text x="522" y="651" fontSize="26" fill={v.ink}>
          {words.lastYear}
        </text>
      </svg>
    </Plate>
  );
}
