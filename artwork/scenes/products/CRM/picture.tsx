/** The pipeline of a generator importer in four columns; one enquiry is carried to the next. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { KanbanCard, KanbanColumn } from '#kit/kanban.tsx';
import { sum, taka } from '#kit/money.ts';
import { brand, ink, muslin, paddy, shapla } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Window } from '#kit/window.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { arif, batali, columns, type Deal, lubna, sajal } from './deals.ts';

export const size = sizes.screen;
export const detail = { left: 28, top: 448, width: 790 };
/** The first two columns. */
export const portrait = { left: 62, top: 46, width: 724 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Generators, December',
    enquiry: 'New enquiry',
    stages: { new: 'New', visited: 'Site visited', quoted: 'Quoted', won: 'Won' },
    lakh: 'L',
    crore: 'Cr',
    towns: { feni: 'Feni', cumilla: 'Cumilla', chattogram: 'Chattogram' },
    deals: {
      batali: { who: 'Batali Clinic', call: 'Wed 15:00' },
      muhuri: { who: 'Muhuri Poultry', call: 'Today 11:00' },
      lalmai: { who: 'Lalmai Cold Store', call: 'Wed 10:30' },
      trunkRoad: { who: 'Trunk Road Plaza', call: 'Tue 9:30' },
      patenga: { who: 'Patenga Ice', call: 'Sun 11:30' },
      halda: { who: 'Halda Rice Mill', call: 'Today 16:00' },
      gomti: { who: 'Gomti Textiles', call: 'Thu 12:00' },
      sonagazi: { who: 'Sonagazi Hatchery', call: 'Thu 14:30' },
      kandirpar: { who: 'Kandirpar Hospital', call: 'Delivery 18 Dec' },
      parshuram: { who: 'Parshuram Brick', call: 'Service 2 Jan' },
      agrabad: { who: 'Agrabad Tower', call: 'Delivery 22 Dec' },
    },
  },
  bn: {
    title: 'জেনারেটর, ডিসেম্বর',
    enquiry: 'আগ্রহী ক্রেতা',
    stages: { new: 'নতুন', visited: 'সাইট দেখা', quoted: 'কোটেশন', won: 'বিক্রি' },
    lakh: 'লাখ',
    crore: 'কোটি',
    towns: { feni: 'ফেনী', cumilla: 'কুমিল্লা', chattogram: 'চট্টগ্রাম' },
    deals: {
      batali: { who: 'বাটালি ক্লিনিক', call: 'বুধ, বিকেল ৩টা' },
      muhuri: { who: 'মুহুরী পোলট্রি', call: 'আজ, ১১টা' },
      lalmai: { who: 'লালমাই হিমাগার', call: 'বুধ, ১০:৩০' },
      trunkRoad: { who: 'ট্রাংক রোড প্লাজা', call: 'মঙ্গল, ৯:৩০' },
      patenga: { who: 'পতেঙ্গা আইস', call: 'রবি, ১১:৩০' },
      halda: { who: 'হালদা রাইস মিল', call: 'আজ, বিকেল ৪টা' },
      gomti: { who: 'গোমতী টেক্সটাইল', call: 'বৃহ., দুপুর ১২টা' },
      sonagazi: { who: 'সোনাগাজী হ্যাচারি', call: 'বৃহ., দুপুর ২:৩০' },
      kandirpar: { who: 'কান্দিরপাড় হাসপাতাল', call: '১৮ ডিসেম্বর' },
      parshuram: { who: 'পরশুরাম ব্রিক', call: 'সার্ভিস ২ জানু.' },
      agrabad: { who: 'আগ্রাবাদ টাওয়ার', call: '২২ ডিসেম্বর' },
    },
  },
});

const lift = 'drop-shadow(0 26px 30px oklch(.2 .07 300/.4))';

/** 52.7 L, or from a hundred lakh 1.08 Cr */
function worth(deals: readonly Deal[], { words, language }: SceneProps<Words>): string {
  const lakh = sum(deals.map(({ value }) => value)) / 100000;
  const amount =
    lakh < 100
      ? `৳ ${lakh.toFixed(1)} ${words.lakh}`
      : `৳ ${(lakh / 100).toFixed(2)} ${words.crore}`;
  return digits(amount, language);
}

function Card({
  deal,
  won,
  edge,
  words,
  language,
}: SceneProps<Words> & { deal: Deal; won: boolean; edge: string }): ReactNode {
  const { who, call } = words.deals[deal.who];
  return (
    <KanbanCard edge={edge}>
      <T size={30} weight={700} line leading={1.15}>
        {who}
      </T>
      <T size={26} soft line leading={1.15}>
        {digits(deal.power, language)} kVA · {words.towns[deal.town]}
      </T>
      <T head size={41} line leading={1.08} style={{ margin: '3px 0' }}>
        {taka(deal.value, language)}
      </T>
      <Box row justify="space-between">
        <Box row gap={8} color={won ? paddy[700] : deal.late ? shapla[700] : v.soft}>
          <Icon name={won ? 'tabler:calendar-check' : 'tabler:phone'} size={28} />
          <T size={25} weight={won || deal.late ? 700 : 500} line>
            {call}
          </T>
        </Box>
        <Person size={46} {...deal.officer} />
      </Box>
    </KanbanCard>
  );
}

/** Where the batali card comes from or goes to. */
function Place({ color }: { color: string }) {
  return <StitchFrame w={316} h={198} round={16} width={5} dash="15 14" color={color} />;
}

export default function Pipeline({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="oklch(.74 .11 300)">
      <Window w={1520} h={920} at={[40, 40]} bg={muslin[50]}>
        <Box row h={106} pad="0 40" gap={24}>
          <T head size={54} line style={{ flex: 1 }}>
            {words.title}
          </T>
          <Box row gap={12}>
            <Person size={66} {...arif} />
            <Person size={66} {...lubna} />
            <Person size={66} {...sajal} />
          </Box>
          <Box row gap={12} h={70} pad="0 30" round={35} bg={brand[700]} color="white">
            <Icon name="tabler:plus" size={32} stroke={2.6} />
            <T size={29} weight={600} line>
              {words.enquiry}
            </T>
          </Box>
        </Box>
        <Box row grow align="stretch" gap={16} pad="0 22 22">
          {columns.map(([stage, dot, deals]) => (
            <KanbanColumn
              key={stage}
              title={words.stages[stage]}
              count={<span style={{ fontSize: 25 }}>{worth(deals, { words, language })}</span>}
              dot={dot}
              bg={muslin[200]}
              gap={18}
            >
              {deals.map((deal) =>
                deal === batali ? (
                  <Place key={deal.who} color={muslin[500]} />
                ) : (
                  <Card
                    key={deal.who}
                    deal={deal}
                    won={stage === 'won'}
                    edge={dot}
                    words={words}
                    language={language}
                  />
                ),
              )}
              {stage === 'visited' ? <Place color={shapla[500]} /> : null}
            </KanbanColumn>
          ))}
        </Box>
      </Window>
      <Box at={[258, 706]} w={352} style={{ rotate: '-4deg', filter: lift }}>
        <Card deal={batali} won={false} edge={brand[400]} words={words} language={language} />
      </Box>
      <svg
        aria-hidden="true"
        width="66"
        height="66"
        viewBox="0 0 24 24"
        style={{ position: 'absolute', left: 478, top: 866 }}
      >
        <path
          d="M5 2l14 12.500l-6.500 .7l3.600 6.600l-2.900 1.500l-3.500-6.700L5 21.200z"
          fill={ink}
          stroke="white"
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
      </svg>
    </Scene>
  );
}
