/** Dakghuri: the first page of a courier to the door; tracking, three sides of a parcel, rates. */
import { Box } from '#kit/box.tsx';
import { TrackForm } from '#kit/demo/track-form.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 17, top: 98, width: 606 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Dakghuri',
    menu: ['Track', 'Parcels', 'Payouts', 'Office', 'Rider'],
    heading: ['From your shop', 'to their door'],
    cash: 'Cash taken at the door, paid to you every Sunday',
    form: {
      parcel: 'Parcel number',
      find: 'Find',
      side: 'See it from your own side',
      sides: [
        ['I send parcels', 'Merchant'],
        ['I run the office', 'Admin'],
        ['I deliver', 'Rider'],
      ],
    },
    area: 'Area',
    first: 'First kilo',
    further: 'Each further',
    rates: {
      mirpur: ['Mirpur', 'Section 11, stadium road'],
      uttara: ['Uttara', 'Sector 7, Rabindra Sarani'],
      savar: ['Savar', 'Radio Colony bus stand'],
      narayanganj: ['Narayanganj', 'Chashara'],
    },
  },
  bn: {
    brand: 'ডাকঘুড়ি',
    menu: ['ট্র্যাক', 'পার্সেল', 'পাওনা', 'অফিস', 'রাইডার'],
    heading: ['আপনার দোকান থেকে', 'ক্রেতার দরজায়'],
    cash: 'দরজায় ক্যাশ নিই, প্রতি রোববার আপনাকে দিই',
    form: {
      parcel: 'পার্সেল নম্বর',
      find: 'খুঁজুন',
      side: 'নিজের দিক থেকে দেখুন',
      sides: [
        ['আমি পার্সেল পাঠাই', 'মার্চেন্ট'],
        ['আমি অফিস চালাই', 'অ্যাডমিন'],
        ['আমি ডেলিভারি দিই', 'রাইডার'],
      ],
    },
    area: 'এলাকা',
    first: 'প্রথম কেজি',
    further: 'পরের কেজি',
    rates: {
      mirpur: ['মিরপুর', 'সেকশন ১১, স্টেডিয়াম রোড'],
      uttara: ['উত্তরা', 'সেক্টর ৭, রবীন্দ্র সরণি'],
      savar: ['সাভার', 'রেডিও কলোনি বাসস্ট্যান্ড'],
      narayanganj: ['নারায়ণগঞ্জ', 'চাষাঢ়া'],
    },
  },
});

const theme = themed({
  ground: '#fff1ec',
  ink: '#2b1120',
  soft: '#7a5864',
  line: '#f3d5cb',
  accent: '#cf2621',
  tint: '#fbe1dc',
  round: 18,
});
const rates = [
  ['mirpur', 70, 15],
  ['uttara', 70, 15],
  ['savar', 70, 15],
  ['narayanganj', 100, 20],
] as const;

export default function CourierToTheDoor({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="330" style={{ position: 'absolute' }}>
        <path d="M0 0h1200v330H0z" fill="#dc2d28" />
        <path
          d="M640 270C700 80 840 60 940 130S1110 150 1170 30"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="4"
          strokeDasharray="2 13"
          strokeLinecap="round"
        />
        <g transform="translate(1094 148) rotate(18)">
          <path d="M0-46l34 46l-34 46l-34-46z" fill="#ffc928" />
          <path d="M0-46v92M-34 0h68" stroke="#b8221e" strokeWidth="4" />
          <path d="M0 46q-14 22 4 36q16 16-2 34" fill="none" stroke="#ffc928" strokeWidth="5" />
        </g>
      </svg>
      <Box at={[40, 26]} row gap={14}>
        <svg aria-hidden="true" width="46" height="46" viewBox="0 0 46 46">
          <path d="M23 1l20 22l-20 22L3 23z" fill="#ffc928" />
          <path d="M23 1v44M3 23h40" stroke="#dc2d28" strokeWidth="3" />
        </svg>
        <T head size={36} weight={800} color="white">
          {words.brand}
        </T>
      </Box>
      <Box at={[310, 36]} row gap={30}>
        {words.menu.map((item, index) => (
          <T
            key={item}
            size={21}
            weight={600}
            color="white"
            style={{ borderBottom: index ? undefined : '3px solid #ffc928' }}
          >
            {item}
          </T>
        ))}
      </Box>
      <Box at={[40, 104]} color="white" gap={10}>
        <T head size={50} weight={800} leading={language === 'bn' ? 1.2 : 1.04}>
          {words.heading[0]}
          <br />
          {words.heading[1]}
        </T>
        <T size={21}>{words.cash}</T>
      </Box>
      <Box at={[40, 268]} w={560} h={462} bg="white" round={22} pad="26 30" gap={24} shadow>
        <TrackForm number="DG-70421" words={words.form} />
      </Box>
      <Box at={[624, 268]} w={536} h={462} bg="white" round={22} pad="22 30" shadow>
        <Box row h={44} gap={16}>
          <T size={19} soft style={{ flex: 1 }}>
            {words.area}
          </T>
          <T size={19} soft right style={{ width: 100 }}>
            {words.first}
          </T>
          <T size={19} soft right style={{ width: 120 }}>
            {words.further}
          </T>
        </Box>
        {rates.map(([area, first, further]) => (
          <Box key={area} row h={92} gap={16} style={{ borderTop: `2px solid ${v.line}` }}>
            <Box grow>
              <T size={25} weight={700} line>
                {words.rates[area][0]}
              </T>
              <T size={19} soft line>
                {words.rates[area][1]}
              </T>
            </Box>
            <T size={25} weight={600} right style={{ width: 100 }} line>
              {taka(first, language)}
            </T>
            <T size={25} weight={600} right style={{ width: 100 }} line>
              {taka(further, language)}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
