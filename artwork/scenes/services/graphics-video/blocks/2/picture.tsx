/** Six posts of one furniture maker, each from its own template. */
import type { ReactNode } from 'react';
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Bed, Chair } from '#kit/goods/home.tsx';
import { Truck } from '#kit/goods/transport.tsx';
import { taka } from '#kit/money.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'Dewan Furniture',
    eid: 'Eid offer',
    friday: 'Friday',
    open: 'Showroom open after prayers',
    date: '16 December',
    victory: 'Victory Day',
    year: 'Pohela Boishakh',
    hours: '3 pm to 9 pm',
    chair: 'New dining chair',
    districts: 'To all 64 districts',
  },
  bn: {
    brand: 'দেওয়ান ফার্নিচার',
    eid: 'ঈদ অফার',
    friday: 'শুক্রবার',
    open: 'জুমার পর শোরুম খোলা',
    date: '১৬ ডিসেম্বর',
    victory: 'বিজয় দিবস',
    year: 'শুভ নববর্ষ',
    hours: '৩টা থেকে রাত ৯টা',
    chair: 'নতুন ডাইনিং চেয়ার',
    districts: '৬৪ জেলাতেই পৌঁছে দিই',
  },
});

const teak = 'oklch(.40 .08 50)';
const cream = 'oklch(.96 .02 80)';
const gold = 'oklch(.80 .13 80)';

function Post({
  brand,
  bg,
  color = cream,
  mark = true,
  children,
}: {
  brand: string;
  bg: string;
  color?: string;
  mark?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      h={386}
      bg={bg}
      color={color}
      round={22}
      clip
      pad="26 28"
      style={{ position: 'relative' }}
      shadow
    >
      {children}
      {mark ? (
        <T size={22} weight={700} line style={{ position: 'absolute', left: 28, bottom: 20 }}>
          {brand}
        </T>
      ) : null}
    </Box>
  );
}

export default function Posts({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.88 .03 70)' }}>
      <Box at={[40, 44]} w={1120} grid={3} gap={28}>
        <Post brand={words.brand} bg="oklch(.34 .08 165)">
          <T size={46} weight={800} leading={1.1} color={gold}>
            {words.eid}
          </T>
          <T head size={60} style={{ marginTop: 4 }}>
            {taka(32900, language)}
          </T>
          <Box at={[124, 116]}>
            <Bed size={220} a="oklch(.80 .13 80)" />
          </Box>
        </Post>
        <Post brand={words.brand} bg={cream} color={teak}>
          <T size={46} weight={800} leading={1.15}>
            {words.friday}
          </T>
          <T head size={62} style={{ margin: '10px 0 8px' }}>
            {words.hours}
          </T>
          <T size={30} weight={500} leading={1.3}>
            {words.open}
          </T>
          <StitchFrame
            w={355}
            h={386}
            round={14}
            color={gold}
            width={6}
            style={{ position: 'absolute', left: 0, top: 0 }}
          />
        </Post>
        <Post brand={words.brand} bg="oklch(.42 .11 155)">
          <Box at={[96, 92]} w={170} h={170} round={90} bg="oklch(.57 .22 27)" />
          <T size={34} weight={600} center style={{ position: 'relative' }}>
            {words.date}
          </T>
          <T
            size={language === 'bn' ? 56 : 48}
            weight={800}
            center
            leading={1.1}
            style={{ position: 'relative', marginTop: 64 }}
          >
            {words.victory}
          </T>
        </Post>
        <Post brand={words.brand} bg="oklch(.80 .13 80)" color={teak}>
          <T head size={44}>
            {words.chair}
          </T>
          <Box at={[118, 104]}>
            <Chair size={224} a={teak} />
          </Box>
        </Post>
        <Post brand={words.brand} bg="oklch(.56 .2 25)">
          <T size={language === 'bn' ? 60 : 37} weight={800} leading={1.1} center line>
            {words.year}
          </T>
          <T size={36} weight={500} center>
            {digits(1432, language)}
          </T>
          <svg
            aria-hidden="true"
            width={300}
            height={160}
            viewBox="0 0 300 160"
            style={{ marginTop: 12, alignSelf: 'center' }}
          >
            <g fill="none" stroke={cream} strokeWidth="7" strokeLinecap="round">
              <path d="M150 20v120M150 80q-60-70-110 0q50 70 110 0q60 70 110 0q-50-70-110 0" />
              <path d="M86 80h.1M214 80h.1" strokeWidth="20" />
            </g>
          </svg>
        </Post>
        <Post brand={words.brand} bg={teak}>
          <T head size={46} color={gold}>
            {words.districts}
          </T>
          <Box at={[126, 116]}>
            <Truck size={208} a={gold} />
          </Box>
        </Post>
      </Box>
    </Plate>
  );
}
