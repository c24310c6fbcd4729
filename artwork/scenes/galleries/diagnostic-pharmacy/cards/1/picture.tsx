/** Bori Baksho: a search by generic, brands with strip price and shelf, loose tablets on the bill. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 14, top: 84, width: 774 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Bori Baksho',
    place: 'Charpara, Mymensingh',
    bills: '212 bills',
    today: 'Today',
    search: 'paracetamol',
    generic: 'generic',
    shelf: 'shelf',
    fridge: 'Fridge',
    brands: {
      febron: { name: 'Febron 500', what: 'Paracetamol · Tablet · Padma Labs' },
      jorbin: { name: 'Jorbin XR 665', what: 'Paracetamol · Tablet · Turag Pharma' },
      tapnil: { name: 'Tapnil 120', what: 'Paracetamol · Syrup 60 ml · Halda' },
      child: { name: 'Febron 125', what: 'Paracetamol · Suppository · Padma Labs' },
    },
    warning: 'Batch T418, 2 months left',
    bill: 'On the bill',
    strips: '2 strips',
    tablets: '5 tablets',
    batch: 'Batch F2207, until June 2027',
    pay: 'To pay',
    cash: 'Cash',
  },
  bn: {
    brand: 'বড়ি বাক্স',
    place: 'চরপাড়া, ময়মনসিংহ',
    bills: '২১২টি বিল',
    today: 'আজ',
    search: 'প্যারাসিটামল',
    generic: 'জেনেরিক',
    shelf: 'শেলফ',
    fridge: 'ফ্রিজ',
    brands: {
      febron: { name: 'ফেব্রন ৫০০', what: 'প্যারাসিটামল · ট্যাবলেট · পদ্মা ল্যাবস' },
      jorbin: { name: 'জরবিন এক্সআর ৬৬৫', what: 'প্যারাসিটামল · ট্যাবলেট · তুরাগ ফার্মা' },
      tapnil: { name: 'তাপনিল ১২০', what: 'প্যারাসিটামল · সিরাপ ৬০ মিলি · হালদা' },
      child: { name: 'ফেব্রন ১২৫', what: 'প্যারাসিটামল · সাপোজিটরি · পদ্মা ল্যাবস' },
    },
    warning: 'ব্যাচ T418, মেয়াদ আর ২ মাস',
    bill: 'এই বিলে',
    strips: '২ পাতা',
    tablets: '৫টি ট্যাবলেট',
    batch: 'ব্যাচ F2207, মেয়াদ জুন ২০২৭',
    pay: 'দিতে হবে',
    cash: 'ক্যাশ',
  },
});

const theme = themed({
  ground: '#2b1a4f',
  surface: '#ffffff',
  ink: '#241640',
  soft: '#756a8c',
  line: '#e4def0',
  accent: '#ff5d8f',
  tint: '#f3eefb',
});
const brands = [
  ['febron', 12, 'B-2', '#ff5d8f'],
  ['jorbin', 20, 'B-3', '#3aa0ff'],
  ['tapnil', 35, 'D-1', '#ff9f1c'],
  ['child', 40, '', '#2bb673'],
] as const;

/** This one runs out soon. */
const soon = 'tapnil';

function Strip({ tablets, colour }: { tablets: number; colour: string }) {
  return (
    <svg aria-hidden="true" width="150" height="66" viewBox="0 0 150 66">
      <rect width="150" height="66" rx="8" fill="#d9d4e3" />
      <rect x="3" y="3" width="144" height="60" rx="6" fill="#efecf5" />
      {Array.from({ length: 10 }, (_, index) => (
        <circle
          key={index}
          cx={18 + (index % 5) * 28.5}
          cy={index < 5 ? 20 : 47}
          r="10"
          fill={index < tablets ? colour : '#d3cbe0'}
          stroke={index < tablets ? '#00000022' : '#b9afca'}
          strokeWidth="2"
          strokeDasharray={index < tablets ? undefined : '4 3'}
        />
      ))}
    </svg>
  );
}

export default function PharmacyCounter({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={84} pad="0 32" color="white">
        <Box row gap={14}>
          <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44">
            <rect x="2" y="2" width="40" height="40" rx="12" fill="#ff5d8f" />
            <path d="M14 30l16-16" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
            <path d="M22 22l8-8" stroke="#ffc94d" strokeWidth="13" strokeLinecap="round" />
          </svg>
          <T head size={30}>
            {words.brand}
          </T>
          <T size={20} color="#b9a8dd">
            {words.place}
          </T>
        </Box>
        <T size={20} color="#b9a8dd">
          {words.today} {taka(38640, language)} · {words.bills}
        </T>
      </Box>
      <Box at={[28, 88]} w={736} gap={14}>
        <Box row gap={16} h={76} bg="white" round={20} pad="0 24">
          <Icon name="tabler:search" size={34} color={v.accent} />
          <T size={32} weight={600}>
            {words.search}
          </T>
          <Box w={3} h={38} bg={v.accent} style={{ marginLeft: -10 }} />
          <Box bg={v.tint} round={20} pad="6 16" style={{ marginLeft: 'auto' }}>
            <T size={19} weight={600}>
              {words.generic}
            </T>
          </Box>
        </Box>
        {brands.map(([name, price, shelf, colour], index) => (
          <Box
            key={name}
            row
            gap={20}
            bg="white"
            round={20}
            pad="0 22"
            h={name === soon ? 142 : 116}
            style={index === 0 ? { outline: '5px solid #ff5d8f' } : undefined}
          >
            <Box w={16} h={70} round={8} bg={colour} />
            <Box grow gap={3}>
              <T size={28} weight={700} leading={1.15} line>
                {words.brands[name].name}
              </T>
              <T size={20} soft line>
                {words.brands[name].what}
              </T>
              {name === soon ? (
                <Box row gap={8} color="#b45309">
                  <Icon name="tabler:alert-triangle-filled" size={24} />
                  <T size={20} weight={600} line>
                    {words.warning}
                  </T>
                </Box>
              ) : null}
            </Box>
            <Box center w={108} h={62} round={14} bg={v.tint}>
              <T size={17} soft leading={1.1}>
                {words.shelf}
              </T>
              <T size={25} weight={700} leading={1.15}>
                {shelf || words.fridge}
              </T>
            </Box>
            <T size={36} weight={700} right line style={{ width: 96 }}>
              {taka(price, language)}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[790, 88]} w={382} h={634} bg="#fff7e3" round={24} pad="26 28" gap={16}>
        <T head size={31}>
          {words.bill}
        </T>
        <T size={24} weight={700}>
          {words.brands.febron.name}
        </T>
        <Box row gap={12}>
          <Strip tablets={10} colour="#ff5d8f" />
          <Strip tablets={10} colour="#ff5d8f" />
        </Box>
        <Box row justify="space-between">
          <T size={22}>
            {words.strips} × {taka(12, language)}
          </T>
          <T size={25} weight={700}>
            {taka(24, language)}
          </T>
        </Box>
        <Strip tablets={5} colour="#ff5d8f" />
        <Box row justify="space-between">
          <T size={22}>
            {words.tablets} × ৳&nbsp;{digits('1.20', language)}
          </T>
          <T size={25} weight={700}>
            {taka(6, language)}
          </T>
        </Box>
        <T size={19} soft>
          {words.batch}
        </T>
        <Box
          row
          justify="space-between"
          align="flex-end"
          pad="14 0 0"
          style={{ borderTop: '3px dashed #d9c58e', marginTop: 'auto' }}
        >
          <T size={24} weight={600}>
            {words.pay}
          </T>
          <T head size={72} weight={800} line leading={0.9}>
            {taka(30, language)}
          </T>
        </Box>
        <Button size={24} h={64} w="100%" bg="#c2185f" color="white" icon="tabler:cash">
          {words.cash}
        </Button>
      </Box>
    </Scene>
  );
}
