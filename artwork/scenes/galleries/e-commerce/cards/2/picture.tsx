/** Volt Baksho: two rechargeable fans held against each other, and what six months cost. */
import { Box } from '#kit/box.tsx';
import { Fan } from '#kit/demo/fan.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { Table } from '#kit/table.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 10, top: 92, width: 676 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'VOLT BAKSHO',
    menu: ['Fans', 'IPS & battery', 'Phones', 'Check warranty'],
    heading: 'Which one lasts the load-shedding?',
    compared: '2 of 14 compared',
    facts: [
      ['6 h', 'Battery on full speed', '10 h'],
      ['3', 'Speeds', '5'],
      ['12 in', 'Blade', '14 in'],
      ['6 months', 'Warranty', '12 months'],
    ],
    small: 'Batash 12 Rechargeable',
    smallShort: 'Batash 12',
    large: 'Kalboishakhi 14 Pro',
    terms: ['Card instalments, 0% interest', '3 months', '6 months', 'Pay in all'],
    note: 'Warranty is looked up by serial number or IMEI. Cards of fourteen banks.',
  },
  bn: {
    brand: 'ভোল্ট বাক্স',
    menu: ['ফ্যান', 'আইপিএস ও ব্যাটারি', 'ফোন', 'ওয়ারেন্টি যাচাই'],
    heading: 'লোডশেডিংয়ে কোনটা বেশি চলে?',
    compared: '১৪টির মধ্যে ২টির তুলনা',
    facts: [
      ['৬ ঘণ্টা', 'ফুল স্পিডে ব্যাটারি', '১০ ঘণ্টা'],
      ['৩', 'স্পিড', '৫'],
      ['১২ ইঞ্চি', 'ব্লেড', '১৪ ইঞ্চি'],
      ['৬ মাস', 'ওয়ারেন্টি', '১২ মাস'],
    ],
    small: 'বাতাস ১২ চার্জার ফ্যান',
    smallShort: 'বাতাস ১২',
    large: 'কালবৈশাখী ১৪ প্রো',
    terms: ['কার্ডে কিস্তি, সুদ ০%', '৩ মাস', '৬ মাস', 'একবারে'],
    note: 'সিরিয়াল নম্বর বা আইএমইআই দিয়ে ওয়ারেন্টি দেখা যায়। চৌদ্দটি ব্যাংকের কার্ড চলে।',
  },
});

const theme = themed({
  ground: '#0c111c',
  surface: '#161e2e',
  ink: '#f2f6ff',
  soft: '#9fb0cc',
  line: '#2a3650',
  accent: '#ffd400',
  onAccent: '#14181f',
  tint: '#1f2a40',
});

function Side({
  name,
  price,
  shell,
  blade,
}: {
  name: string;
  price: string;
  shell: string;
  blade: string;
}) {
  return (
    <Box
      w={316}
      bg={`radial-gradient(circle at 50% 36%, ${shell}66, transparent 62%), var(--surface)`}
      round={10}
      align="center"
      pad="18 16 20"
      gap={10}
    >
      <Fan h={206} shell={shell} blade={blade} />
      <T size={23} weight={600}>
        {name}
      </T>
      <T size={38} weight={800} color={v.accent} line>
        {price}
      </T>
    </Box>
  );
}

export default function Electronics({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={82} pad="0 34" bg={v.accent} color="#14181f">
        <Box row gap={12}>
          <Icon name="tabler:bolt-filled" size={40} />
          <T
            size={35}
            weight={800}
            tracking={-0.03}
            style={{ fontStretch: '78%', fontFamily: v.head }}
          >
            {words.brand}
          </T>
        </Box>
        <Box row gap={30}>
          {words.menu.map((item) => (
            <T key={item} size={21} weight={600}>
              {item}
            </T>
          ))}
          <Icon name="tabler:shopping-cart" size={34} />
        </Box>
      </Box>
      <Box at={[34, 104]} w={1132} row justify="space-between">
        <T head size={38}>
          {words.heading}
        </T>
        <T size={20} soft>
          {words.compared}
        </T>
      </Box>
      <Box at={[34, 170]} w={1132} row gap={0} align="stretch" justify="space-between">
        <Side name={words.small} price={taka(3450, language)} shell="#2e8fd6" blade="#8cc9f5" />
        <Box grow justify="space-evenly" pad="4 10">
          {words.facts.map(([left, what, right]) => (
            <Box key={what} row justify="space-between" pad="0 14">
              <T size={29} weight={700} line style={{ width: 136 }}>
                {left}
              </T>
              <T size={19} soft center leading={1.15} style={{ flex: 1, padding: '0 40px' }}>
                {what}
              </T>
              <T size={29} weight={700} color={v.accent} right line style={{ width: 136 }}>
                {right}
              </T>
            </Box>
          ))}
        </Box>
        <Side name={words.large} price={taka(4200, language)} shell="#e24a2c" blade="#ffb199" />
      </Box>
      <Box at={[34, 536]} w={1132} bg={v.tint} round={10} pad="6 26 8">
        <Table
          columns="1fr 220px 220px 220px"
          right={[1, 2, 3]}
          size={22}
          rowHeight={48}
          head={words.terms}
          rows={[
            [
              words.smallShort,
              taka(1150, language),
              <b key="m">{taka(575, language)}</b>,
              taka(3450, language),
            ],
            [
              words.large,
              taka(1400, language),
              <b key="m" style={{ color: v.accent }}>
                {taka(700, language)}
              </b>,
              taka(4200, language),
            ],
          ]}
        />
      </Box>
      <Box at={[34, 700]} row gap={10}>
        <Icon name="tabler:shield-check" size={26} color={v.accent} />
        <T size={19} soft>
          {words.note}
        </T>
      </Box>
    </Scene>
  );
}
