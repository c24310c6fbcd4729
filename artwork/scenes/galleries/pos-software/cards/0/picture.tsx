/** Tinbela Superstore: the till; big lines, a near-date warning, and keys for the cashier. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 10, top: 283, width: 745 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Tinbela',
    place: 'Khilgaon · Counter 2',
    cashier: 'Shirin Sultana · 7.48 pm',
    goods: {
      milk: 'Milk, pasteurised 1 L',
      bread: 'Bread, large',
      soap: 'Soap, neem 100 g',
      apple: 'Apple, Fuji',
    },
    kilo: 'kg ',
    expires: 'Expires tomorrow',
    member: 'Rehana Begum, member',
    points: '640 points, +11 today',
    pay: 'To pay',
    tax: '9 items · VAT in price · Mushak 6.3',
    given: 'Cash given',
    cash: 'Cash',
    bkash: 'bKash',
    card: 'Card',
    change: 'Change',
  },
  bn: {
    brand: 'তিনবেলা',
    place: 'খিলগাঁও · কাউন্টার ২',
    cashier: 'শিরিন সুলতানা · সন্ধ্যা ৭:৪৮',
    goods: {
      milk: 'পাস্তুরিত দুধ ১ লিটার',
      bread: 'পাউরুটি, বড়',
      soap: 'নিম সাবান ১০০ গ্রাম',
      apple: 'ফুজি আপেল',
    },
    kilo: 'কেজি ',
    expires: 'মেয়াদ কাল শেষ',
    member: 'রেহানা বেগম, মেম্বার',
    points: '৬৪০ পয়েন্ট, আজ +১১',
    pay: 'দিতে হবে',
    tax: '৯টি পণ্য · দাম ভ্যাটসহ · মূসক-৬.৩',
    given: 'ক্রেতা দিলেন',
    cash: 'ক্যাশ',
    bkash: 'বিকাশ',
    card: 'কার্ড',
    change: 'ফেরত',
  },
});

const theme = themed({
  ground: '#1a1f2b',
  surface: '#ffffff',
  ink: '#151a26',
  soft: '#667085',
  line: '#e3e7ee',
  accent: '#00814f',
  tint: '#e0f6ec',
  round: 14,
});
const lines = [
  ['milk', '3', '95', 285, ''],
  ['bread', '2', '90', 180, 'expires'],
  ['soap', '3', '78', 234, ''],
  ['apple', '1.25', '348', 435, 'scale'],
] as const;
const given = 1200;
const total = sum(lines.map((line) => line[3]));
const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '00', '.'];

export default function SuperstoreTill({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={72} pad="0 28" color="white">
        <Box row gap={14}>
          <Box row gap={5}>
            {['#ffd23f', '#ff7a45', '#3ecf8e'].map((bg) => (
              <Box key={bg} w={18} h={34} round="9px" bg={bg} />
            ))}
          </Box>
          <T head size={28}>
            {words.brand}
          </T>
          <T size={20} color="#9aa5b8">
            {words.place}
          </T>
        </Box>
        <T size={20} color="#9aa5b8">
          {words.cashier}
        </T>
      </Box>
      <Box at={[24, 76]} w={724} h={650} bg="white" round={18} clip>
        <Box gap={0} pad="10 28 0">
          {lines.map(([good, count, price, amount, note], index) => (
            <Box
              key={good}
              row
              h={103}
              style={{ borderTop: index ? `2px solid ${v.line}` : undefined }}
            >
              <Box grow gap={2}>
                <Box row gap={14}>
                  <T size={27} weight={600} line>
                    {words.goods[good]}
                  </T>
                  {note === 'scale' ? (
                    <Icon name="tabler:scale" size={28} color={v.accent} />
                  ) : null}
                </Box>
                <T size={20} soft>
                  {digits(count, language)} {note === 'scale' ? words.kilo : ''}×{' '}
                  {digits(price, language)}
                </T>
              </Box>
              {note === 'expires' ? (
                <Box
                  row
                  gap={8}
                  bg="#ffe2dc"
                  color="#b3261e"
                  round={8}
                  pad="7 14"
                  style={{ marginRight: 20 }}
                >
                  <Icon name="tabler:calendar-exclamation" size={26} />
                  <T size={20} weight={600} line>
                    {words.expires}
                  </T>
                </Box>
              ) : null}
              <T size={31} weight={700} right line style={{ width: 110 }}>
                {taka(amount, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={16} pad="0 28" h={72} bg="#fff6dc" style={{ marginTop: 'auto' }}>
          <Icon name="tabler:star-filled" size={30} color="#e29a00" />
          <T size={22} weight={600} style={{ flex: 1 }}>
            {words.member}
          </T>
          <T size={22} line>
            {words.points}
          </T>
        </Box>
        <Box row justify="space-between" pad="0 28" h={152} bg={v.accent} color="white">
          <Box gap={2}>
            <T size={24} weight={600}>
              {words.pay}
            </T>
            <T size={20}>{words.tax}</T>
          </Box>
          <T head size={88} weight={800} line>
            {taka(total, language)}
          </T>
        </Box>
      </Box>
      <Box at={[772, 76]} w={404} gap={14}>
        <Box row justify="space-between" h={76} bg="#2a3142" color="white" round={14} pad="0 24">
          <T size={21} color="#9aa5b8">
            {words.given}
          </T>
          <T size={40} weight={700} line>
            {taka(given, language)}
          </T>
        </Box>
        <Box grid={3} gap={12}>
          {keys.map((key) => (
            <Box key={key} h={80} center bg="#39425a" color="white" round={14}>
              <T size={34} weight={600}>
                {digits(key, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={12}>
          {(
            [
              ['tabler:cash', 'cash', '#ffd23f', '#151a26'],
              ['tabler:device-mobile', 'bkash', '#e2136e', '#fff'],
              ['tabler:credit-card', 'card', '#4c7dff', '#fff'],
            ] as const
          ).map(([icon, name, bg, color]) => (
            <Box key={name} grow h={100} center gap={6} bg={bg} color={color} round={14}>
              <Icon name={icon} size={36} />
              <T size={21} weight={700}>
                {words[name]}
              </T>
            </Box>
          ))}
        </Box>
        <Box row justify="space-between" h={66} bg={v.tint} color="#06603f" round={14} pad="0 24">
          <T size={23} weight={600}>
            {words.change}
          </T>
          <T size={34} weight={800}>
            {taka(given - total, language)}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
