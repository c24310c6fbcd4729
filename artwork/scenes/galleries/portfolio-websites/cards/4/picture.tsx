/** Keora Boat Tours: the deck seen from above, cabin 6 chosen, the fare beside it. */

import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Deck, Mangrove } from '#kit/demo/tour-boat.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { keora } from '#kit/lettering/portfolio.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 30, top: 195, width: 772 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    about: 'boats into the Sundarbans',
    menu: ['Book', 'Boat', 'Food', 'Permits'],
    heading: 'Choose your cabin',
    boat: 'MV Keora · 12 to 14 December, from Khulna BIWTA ghat',
    yours: 'yours',
    free: 'free, 6',
    taken: 'taken, 3',
    cabin: 'Cabin 6',
    side: 'River side, own washroom',
    guests: 'Guests',
    permits: 'Forest permits',
    kayak: 'Kayak, half day',
    total: 'In all',
    now: '30% now by bKash (test)',
    book: 'Book Cabin 6',
  },
  bn: {
    about: 'সুন্দরবনে নৌভ্রমণ',
    menu: ['বুকিং', 'বোট', 'খাবার', 'অনুমতি'],
    heading: 'কেবিন বেছে নিন',
    boat: 'এমভি কেওড়া · ১২–১৪ ডিসেম্বর, খুলনা বিআইডব্লিউটিএ ঘাট থেকে',
    yours: 'আপনার',
    free: 'খালি, ৬টি',
    taken: 'নেওয়া, ৩টি',
    cabin: 'কেবিন ৬',
    side: 'নদীর পাশে, নিজস্ব ওয়াশরুম',
    guests: 'অতিথি',
    permits: 'বনের অনুমতি',
    kayak: 'কায়াক, আধা বেলা',
    total: 'মোট',
    now: 'এখন ৩০%, বিকাশে (ডেমো)',
    book: 'কেবিন ৬ বুক করুন',
  },
});

const theme = themed({
  ground: '#12403a',
  ink: '#0e2b27',
  soft: '#5d7a72',
  line: '#cfdfd2',
  accent: '#e5a72b',
  onAccent: '#0e2b27',
  tint: '#f4f1de',
});

export default function BoatTours({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Mangrove />
      <Box at={[44, 24]} w={1112} row justify="space-between" color="white">
        <Box row gap={16} align="flex-end">
          <Lettering of={keora} size={60} color={v.accent} />
          <T size={21} weight={500}>
            {words.about}
          </T>
        </Box>
        <Box row gap={30}>
          {words.menu.map((item) => (
            <T key={item} size={21} weight={600}>
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[44, 212]} w={740} gap={4} color="white">
        <T head size={46}>
          {words.heading}
        </T>
        <T size={22} style={{ opacity: 0.85 }}>
          {words.boat}
        </T>
      </Box>
      <div style={{ position: 'absolute', left: 30, top: 318 }}>
        <Deck language={language} />
      </div>
      <Box at={[60, 680]} row gap={34} color="white">
        {(
          [
            ['#e5a72b', words.yours],
            ['#fffdf2', words.free],
            ['#9aa39a', words.taken],
          ] as const
        ).map(([bg, what]) => (
          <Box key={what} row gap={12}>
            <Box w={28} h={28} round={6} bg={bg} />
            <T size={21}>{what}</T>
          </Box>
        ))}
      </Box>
      <Box at={[820, 122]} w={336} h={600} bg={v.tint} round={24} pad="22 28 24" gap={10}>
        <T head size={36}>
          {words.cabin}
        </T>
        <T size={21} soft leading={1.3}>
          {words.side}
        </T>
        <Box row justify="space-between" bg="white" round={14} pad="12 18">
          <T size={22} weight={600}>
            {words.guests}
          </T>
          <Box row gap={16}>
            <Icon name="tabler:minus" size={26} />
            <T size={28} weight={700}>
              {digits(2, language)}
            </T>
            <Icon name="tabler:plus" size={26} />
          </Box>
        </Box>
        {(
          [
            [`${digits(2, language)} × ${taka(10200, language)}`, 20400],
            [words.permits, 2100],
            [words.kayak, 1500],
          ] as const
        ).map(([what, amount]) => (
          <Box key={what} row justify="space-between">
            <T size={21}>{what}</T>
            <T size={22} weight={600}>
              {taka(amount, language)}
            </T>
          </Box>
        ))}
        <Box
          row
          justify="space-between"
          align="flex-end"
          pad="12 0 0"
          style={{ borderTop: '3px solid #0e2b27' }}
        >
          <T size={22} weight={600}>
            {words.total}
          </T>
          <T head size={42} line>
            {taka(24000, language)}
          </T>
        </Box>
        <Box
          bg="#c8105f"
          color="white"
          round={18}
          pad="16 20"
          gap={2}
          style={{ marginTop: 'auto' }}
        >
          <T size={20}>{words.now}</T>
          <T head size={44} line>
            {taka(7200, language)}
          </T>
        </Box>
        <Button w="100%" size={23} h={60} bg="#0f4f45" color="white">
          {words.book}
        </Button>
      </Box>
    </Scene>
  );
}
