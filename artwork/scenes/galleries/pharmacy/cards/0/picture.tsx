/** Nishinda Drug House: three branches and one desk that orders, and moves 40 strips between two. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Shop } from '#kit/demo/pharmacy-shop.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 34, top: 65, width: 720 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Nishinda Drug House',
    desk: 'Purchase desk, Feni · November',
    shops: {
      trunkRoad: { name: 'Trunk Road', note: 'Azithromycin: 62 strips' },
      mohipal: { name: 'Mohipal', note: 'Azithromycin: 4 strips' },
      dagonbhuiyan: { name: 'Dagonbhuiyan', note: 'Azithromycin: 21 strips' },
    },
    moved: '40 strips',
    expiry: 'expiry Feb',
    order: 'Order to Meghna Pharma',
    companies: ['Meghna', 'Titas Labs', 'Surma'],
    medicines: {
      amlodipine: 'Amlodipine 5 mg',
      metformin: 'Metformin 500 mg',
      losartan: 'Losartan 50 mg',
      omeprazole: 'Omeprazole 20 mg',
    },
    left: 'left',
    sold: 'sold',
    strips: 'strips',
    claim: 'Claim with it: 18 expired strips,',
    send: 'Send order',
  },
  bn: {
    brand: 'নিশিন্দা ড্রাগ হাউস',
    desk: 'কেনাকাটার ডেস্ক, ফেনী · নভেম্বর',
    shops: {
      trunkRoad: { name: 'ট্রাংক রোড', note: 'এজিথ্রোমাইসিন: ৬২ পাতা' },
      mohipal: { name: 'মহিপাল', note: 'এজিথ্রোমাইসিন: ৪ পাতা' },
      dagonbhuiyan: { name: 'দাগনভূঞা', note: 'এজিথ্রোমাইসিন: ২১ পাতা' },
    },
    moved: '৪০ পাতা',
    expiry: 'মেয়াদ ফেব্রু.',
    order: 'মেঘনা ফার্মায় অর্ডার',
    companies: ['মেঘনা', 'তিতাস ল্যাবস', 'সুরমা'],
    medicines: {
      amlodipine: 'অ্যামলোডিপিন ৫ মি.গ্রা.',
      metformin: 'মেটফরমিন ৫০০ মি.গ্রা.',
      losartan: 'লোসারটান ৫০ মি.গ্রা.',
      omeprazole: 'ওমিপ্রাজল ২০ মি.গ্রা.',
    },
    left: 'আছে',
    sold: 'বিক্রি',
    strips: 'পাতা',
    claim: 'সঙ্গে ক্লেইম: মেয়াদোত্তীর্ণ ১৮ পাতা,',
    send: 'অর্ডার পাঠান',
  },
});

const theme = themed({
  ground: '#f0f4e8',
  ink: '#202b1b',
  soft: '#68745f',
  line: '#d9e1cb',
  accent: '#2f6b3c',
  tint: '#dfeacb',
});
const order = [
  ['amlodipine', 640, 210, 430, 52],
  ['metformin', 910, 150, 760, 40],
  ['losartan', 380, 320, 60, 80],
  ['omeprazole', 1240, 400, 840, 50],
] as const;

export default function PurchaseDesk({ words, language }: SceneProps<Words>) {
  const bill = sum(order.map(([, , , ask, price]) => ask * price));
  return (
    <Scene size={size} theme={theme}>
      <Box h={356} bg="#2f6b3c" />
      <Box at={[40, 24]} w={1120} row justify="space-between" color="white">
        <Box row gap={12}>
          <Icon name="tabler:leaf" size={40} color="#cbe86b" stroke={2.4} />
          <T head size={29}>
            {words.brand}
          </T>
        </Box>
        <T size={20} color="#cfe3bd">
          {words.desk}
        </T>
      </Box>
      <svg
        aria-hidden="true"
        width="1120"
        height="246"
        style={{ position: 'absolute', left: 40, top: 84 }}
      >
        <path d="M0 164h1120" stroke="#24552f" strokeWidth="6" />
        <Shop x={0} {...words.shops.trunkRoad} colour="#e2622b" />
        <Shop x={430} {...words.shops.mohipal} colour="#f2b632" />
        <g transform="translate(756 112)">
          <path d="M0 6h62v40H0z" fill="#cbe86b" />
          <path d="M62 16h18l14 16v14H62z" fill="#fff" />
          <path d="M68 20h10l8 11H68z" fill="#2f6b3c" />
          <circle cx="20" cy="48" r="9" fill="#202b1b" />
          <circle cx="74" cy="48" r="9" fill="#202b1b" />
        </g>
        <Shop x={860} {...words.shops.dagonbhuiyan} colour="#3f8fc4" />
        <path
          d="M274 120h112"
          stroke="#cbe86b"
          strokeWidth="8"
          strokeDasharray="3 13"
          strokeLinecap="round"
        />
        <path d="M384 102l24 18l-24 18z" fill="#cbe86b" />
        <rect x="278" y="44" width="136" height="56" rx="14" fill="#cbe86b" />
        <text x="346" y="81" textAnchor="middle" fontSize="25" fontWeight="800" fill="#202b1b">
          {words.moved}
        </text>
        <text
          x="346"
          y="160"
          textAnchor="middle"
          fontSize="19"
          fontWeight="600"
          fill="#fff"
          dy="-6"
        >
          {words.expiry}
        </text>
      </svg>
      <Box at={[40, 336]} w={1120} h={384} bg="white" round={22} pad="18 30 20" shadow>
        <Box row justify="space-between" h={58}>
          <T head size={30}>
            {words.order}
          </T>
          <Box row gap={10}>
            {words.companies.map((company, index) => (
              <Box
                key={company}
                bg={index ? v.tint : v.ink}
                color={index ? v.ink : 'white'}
                round={20}
                pad="7 18"
              >
                <T size={19} weight={600}>
                  {company}
                </T>
              </Box>
            ))}
          </Box>
        </Box>
        <Box style={{ fontVariantNumeric: 'tabular-nums' }}>
          {order.map(([name, sold, stock, ask, price]) => (
            <Box key={name} row h={52} style={{ borderTop: `2px solid ${v.line}` }}>
              <T size={23} weight={600} style={{ width: 238 }} line>
                {words.medicines[name]}
              </T>
              <Box w={226} h={22} round={11} bg={v.tint} style={{ position: 'relative' }}>
                <Box w={(sold / 1240) * 226} h={22} round={11} bg="#b9d38c" />
                <Box at={[0, 0]} w={(stock / 1240) * 226} h={22} round={11} bg="#2f6b3c" />
              </Box>
              <T size={20} soft line style={{ width: 250, paddingLeft: 18 }}>
                {digits(stock, language)} {words.left}, {grouped(sold, language)} {words.sold}
              </T>
              <T size={25} weight={800} color={v.accent} right line style={{ width: 130 }}>
                {digits(ask, language)} {words.strips}
              </T>
              <T size={23} right line style={{ flex: 1 }}>
                {taka(ask * price, language)}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          style={{ marginTop: 'auto', borderTop: `4px solid ${v.ink}` }}
          pad="14 0 0"
        >
          <T size={20} soft>
            {words.claim} {taka(1120, language)}
          </T>
          <Box row gap={26}>
            <T head size={38} line>
              {taka(bill, language)}
            </T>
            <Button size={22} h={56} then="tabler:send">
              {words.send}
            </Button>
          </Box>
        </Box>
      </Box>
    </Scene>
  );
}
