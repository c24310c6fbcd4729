/** Loha Lokkor: a hardware dealer's bill on paper-like sheets, goods by kg, bag and foot. */

import { Box } from '#kit/box.tsx';
import { Good } from '#kit/demo/hardware.tsx';
import { Icon } from '#kit/icon.tsx';
import { sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 25, top: 224, width: 770 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'LOHA LOKKOR',
    place: 'Pabna, Ananta Bazar · Tuesday 17 Nov, 11.20',
    bill: 'Bill 3418',
    buyer: 'Jashim Builders, contractor · dealer price',
    account: 'On account',
    goods: {
      rod: { name: 'Rod, 60 grade 12 mm', much: '850 kg', rate: 'at 88 taka' },
      bag: { name: 'Cement, PCC', much: '60 bags', rate: 'at 515 taka' },
      pipe: { name: 'uPVC pipe, 4 inch', much: '120 ft', rate: 'at 85 taka' },
    },
    lorry: 'Lorry to site',
    challan: 'Challan 1206',
    site: 'Site: Kachharipara, behind the college, 3rd floor roof',
    priceless: 'No prices on the challan',
    dues: 'Contractor’s dues',
    limit: 'of a limit of',
    oldest: 'Oldest: 26 days',
  },
  bn: {
    brand: 'লোহালক্কড়',
    place: 'পাবনা, অনন্ত বাজার · মঙ্গলবার ১৭ নভেম্বর, সকাল ১১:২০',
    bill: 'বিল ৩৪১৮',
    buyer: 'জসিম বিল্ডার্স, ঠিকাদার · ডিলার দর',
    account: 'বাকিতে',
    goods: {
      rod: { name: 'রড, ৬০ গ্রেড ১২ মিমি', much: '৮৫০ কেজি', rate: 'দর ৮৮ টাকা' },
      bag: { name: 'সিমেন্ট, পিসিসি', much: '৬০ বস্তা', rate: 'দর ৫১৫ টাকা' },
      pipe: { name: 'ইউপিভিসি পাইপ, ৪ ইঞ্চি', much: '১২০ ফুট', rate: 'দর ৮৫ টাকা' },
    },
    lorry: 'সাইট পর্যন্ত ট্রাকভাড়া',
    challan: 'চালান ১২০৬',
    site: 'সাইট: কাছারিপাড়া, কলেজের পেছনে, তিনতলার ছাদ',
    priceless: 'চালানে দাম লেখা থাকে না',
    dues: 'ঠিকাদারের বাকি',
    limit: 'বাকির সীমা',
    oldest: 'সবচেয়ে পুরোনো: ২৬ দিন',
  },
});

const theme = themed({
  ground: '#ff7a1a',
  surface: '#fffdf8',
  ink: '#1f1a17',
  soft: '#6e655e',
  line: '#e2d9cf',
  accent: '#1f1a17',
  tint: '#ffe6d1',
  round: 6,
});
const lines = [
  ['rod', 74800],
  ['bag', 30900],
  ['pipe', 10200],
] as const;
const lorry = 1600;
const total = sum(lines.map((line) => line[1]));

export default function HardwareDealer({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <svg aria-hidden="true" width="1200" height="750" style={{ position: 'absolute' }}>
        {Array.from({ length: 14 }, (_, index) => (
          <path key={index} d={`M${index * 110 - 200} 750l260-750h40l-260 750z`} fill="#f56c08" />
        ))}
      </svg>
      <Box at={[40, 24]} w={1120} row justify="space-between">
        <T
          size={48}
          weight={800}
          tracking={-0.01}
          style={{ fontFamily: v.head, fontStretch: '75%' }}
        >
          {words.brand}
        </T>
        <T size={22} weight={600}>
          {words.place}
        </T>
      </Box>
      <Box at={[40, 104]} w={740} h={606} bg={v.surface} round={8} pad="26 32" shadow>
        <Box row justify="space-between">
          <Box>
            <T head size={36}>
              {words.bill}
            </T>
            <T size={21} soft>
              {words.buyer}
            </T>
          </Box>
          <Box bg={v.ink} color="white" pad="10 18" round={6}>
            <T size={20} weight={600}>
              {words.account}
            </T>
          </Box>
        </Box>
        <Box style={{ marginTop: 16 }}>
          {lines.map(([kind, amount]) => (
            <Box key={kind} row gap={22} h={122} style={{ borderTop: `2px solid ${v.line}` }}>
              <Good kind={kind} />
              <Box grow gap={2}>
                <T size={26} weight={700} line>
                  {words.goods[kind].name}
                </T>
                <T size={20} soft>
                  {words.goods[kind].rate}
                </T>
              </Box>
              <T size={28} weight={800} right line style={{ width: 120 }} color="#c24d00">
                {words.goods[kind].much}
              </T>
              <T size={28} weight={600} right line style={{ width: 136 }}>
                {taka(amount, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          pad="18 0 0"
          style={{ borderTop: `5px solid ${v.ink}`, marginTop: 'auto' }}
        >
          <T size={24} weight={600}>
            {words.lorry} {taka(lorry, language)}
          </T>
          <T head size={58} weight={800} line>
            {taka(total + lorry, language)}
          </T>
        </Box>
      </Box>
      <Box
        at={[812, 104]}
        w={348}
        h={330}
        bg="#fff3a6"
        pad="24 28"
        gap={8}
        style={{
          boxShadow: '0 18px 40px #7a35004d',
          clipPath: 'polygon(0 0,100% 0,100% 88%,86% 100%,0 100%)',
        }}
      >
        <Box row gap={12}>
          <Icon name="tabler:truck-delivery" size={32} />
          <T head size={29}>
            {words.challan}
          </T>
        </Box>
        <T size={21} leading={1.35}>
          {words.site}
        </T>
        <Box gap={3} style={{ borderTop: '2px dashed #a58a16', paddingTop: 10 }}>
          {lines.map(([kind]) => (
            <Box key={kind} row justify="space-between">
              <T size={20}>{words.goods[kind].name.split(',')[0]}</T>
              <T size={20} weight={700}>
                {words.goods[kind].much}
              </T>
            </Box>
          ))}
        </Box>
        <T size={19} style={{ marginTop: 6 }}>
          {words.priceless}
        </T>
      </Box>
      <Box at={[812, 460]} w={348} h={250} bg={v.ink} color="white" round={8} pad="24 28" gap={8}>
        <T size={21} color="#ffb27a">
          {words.dues}
        </T>
        <T head size={50} weight={800} line>
          {taka(235000, language)}
        </T>
        <Box h={16} round={8} bg="#4b433d" style={{ marginTop: 8 }}>
          <Box h={16} w="78%" round={8} bg="#ff7a1a" />
        </Box>
        <T size={20}>
          {words.limit} {taka(300000, language)}
        </T>
        <T size={20} color="#ffb27a">
          {words.oldest}
        </T>
      </Box>
    </Scene>
  );
}
