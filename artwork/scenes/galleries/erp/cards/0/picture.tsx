/** Godhuli Traders: what a shipment of kitchenware costs when it stands in the godown, per carton. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 24, top: 346, width: 644 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Godhuli Traders',
    menu: ['Imports', 'Godowns', 'Dealers', 'Mushak'],
    heading: 'Landed cost, LC 1846',
    road: 'Ningbo to Chattogram, then Tongi godown · 550 cartons',
    costs: { credit: 'LC value', duty: 'Duty and VAT', agent: 'C&F bill', truck: 'Truck hire' },
    columns: ['Item', 'Cartons', 'One carton costs', 'LC', 'Duty', 'C&F', 'Truck'],
    items: {
      cooker: 'Pressure cooker 5 L',
      pan: 'Non-stick pan 26 cm',
      flask: 'Steel flask 1 L',
      knives: 'Knife set, six',
    },
    landed: 'Landed in Tongi',
    times: '1.49 × LC value',
  },
  bn: {
    brand: 'গোধূলি ট্রেডার্স',
    menu: ['আমদানি', 'গোডাউন', 'ডিলার', 'মূসক'],
    heading: 'গোডাউন পর্যন্ত খরচ, এলসি ১৮৪৬',
    road: 'নিংবো থেকে চট্টগ্রাম, তারপর টঙ্গী গোডাউন · ৫৫০ কার্টন',
    costs: { credit: 'এলসির মূল্য', duty: 'শুল্ক ও ভ্যাট', agent: 'সিঅ্যান্ডএফ বিল', truck: 'ট্রাকভাড়া' },
    columns: ['পণ্য', 'কার্টন', 'প্রতি কার্টনের খরচ', 'এলসি', 'শুল্ক', 'সিঅ্যান্ডএফ', 'ট্রাক'],
    items: {
      cooker: 'প্রেশার কুকার ৫ লিটার',
      pan: 'নন-স্টিক প্যান ২৬ সেমি',
      flask: 'স্টিল ফ্লাস্ক ১ লিটার',
      knives: 'ছুরির সেট, ৬টি',
    },
    landed: 'টঙ্গী পৌঁছাতে মোট',
    times: 'এলসি মূল্যের ১.৪৯ গুণ',
  },
});

const theme = themed({
  ground: '#fff6ee',
  ink: '#3a1c33',
  soft: '#866b7e',
  line: '#f0dccf',
  accent: '#c2410c',
  tint: '#ffe8d6',
});
const items = [
  ['cooker', 200, 980000],
  ['pan', 150, 540000],
  ['flask', 120, 480000],
  ['knives', 80, 254000],
] as const;
const value = sum(items.map((item) => item[2]));
/** Shares of the LC value; the spread is by value. */
const costs = [
  ['tabler:building-bank', 'credit', 1, '#5b2a57'],
  ['tabler:receipt-tax', 'duty', 0.4375, '#a23b5f'],
  ['tabler:file-invoice', 'agent', 0.03, '#e2682b'],
  ['tabler:truck', 'truck', 0.02, '#f7b23b'],
] as const;
const columns = '1fr 96px 172px 124px 116px 100px 100px';

export default function LandedCost({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box
        at={[0, 0]}
        w={1200}
        h={286}
        style={{ background: 'linear-gradient(100deg,#3a1c4a,#8d2f5c 46%,#e2682b 82%,#f9b54a)' }}
      />
      <svg
        aria-hidden="true"
        width="1200"
        height="286"
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <circle cx="1050" cy="206" r="120" fill="#ffd98a" opacity=".55" />
      </svg>
      <Box at={[40, 26]} w={1120} row justify="space-between" color="white">
        <Box row gap={14}>
          <Icon name="tabler:sunset-2" size={42} color="#ffd98a" stroke={2.2} />
          <T head size={29}>
            {words.brand}
          </T>
        </Box>
        <Box row gap={28}>
          {words.menu.map((item, index) => (
            <T
              key={item}
              size={20}
              weight={600}
              style={{
                opacity: index ? 0.85 : 1,
                borderBottom: index ? undefined : '3px solid #ffd98a',
              }}
            >
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[40, 96]} color="white" gap={2}>
        <T head size={46}>
          {words.heading}
        </T>
        <T size={21}>{words.road}</T>
      </Box>
      <Box at={[40, 202]} w={1120} row bg="white" round={20} h={128} pad="0 12" shadow>
        {costs.map(([icon, name, share, bg], index) => (
          <Box
            key={name}
            grow
            row
            gap={14}
            pad="0 14"
            style={index ? { borderLeft: `2px solid ${v.line}` } : undefined}
          >
            <Box w={54} h={54} round={16} bg={bg} color="white" center>
              <Icon name={icon} size={32} />
            </Box>
            <Box gap={0}>
              <T size={19} soft line>
                {words.costs[name]}
              </T>
              <T size={28} weight={700} line>
                {taka(Math.round(value * share), language)}
              </T>
            </Box>
          </Box>
        ))}
      </Box>
      <Box at={[40, 356]} w={1120}>
        <Box
          grid={columns}
          gap={14}
          align="center"
          h={46}
          pad="0 20"
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {words.columns.map((name, index) => (
            <T key={name} size={19} soft right={index > 0} weight={600} line>
              {name}
            </T>
          ))}
        </Box>
        {items.map(([name, cartons, credit]) => (
          <Box
            key={name}
            grid={columns}
            gap={14}
            align="center"
            h={66}
            pad="0 20"
            style={{ borderTop: `2px solid ${v.line}`, fontVariantNumeric: 'tabular-nums' }}
          >
            <T size={24} weight={700} line>
              {words.items[name]}
            </T>
            <T size={22} right>
              {digits(cartons, language)}
            </T>
            <Box bg={v.tint} round={12} pad="6 16">
              <T size={30} weight={800} right line color={v.accent}>
                {taka(Math.round((credit * 1.4875) / cartons), language)}
              </T>
            </Box>
            {costs.map(([, cost, share]) => (
              <T key={cost} size={21} right line>
                {grouped(Math.round(credit * share), language)}
              </T>
            ))}
          </Box>
        ))}
        <Box row h={62} pad="0 20" bg={v.ink} color="white" round={14} style={{ marginTop: 8 }}>
          <Box row justify="space-between" w={584}>
            <T size={22} weight={600}>
              {words.landed}
            </T>
            <T size={32} weight={800} line>
              {taka(Math.round(value * 1.4875), language)}
            </T>
          </Box>
          <T size={21} color="#ffd98a" style={{ marginLeft: 'auto' }}>
            {words.times}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
