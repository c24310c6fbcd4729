/** Gallery Theke: sports; a live one-day in Mirpur, ball by ball, and the football table. */

import { Box } from '#kit/box.tsx';
import { League } from '#kit/demo/league.tsx';
import { Stadium } from '#kit/demo/stadium.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { masthead } from '#kit/lettering/gallery-theke.ts';
import { Lettering } from '#kit/lettering.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 16, top: 90, width: 730 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['Cricket', 'Football', 'Hockey', 'Kabaddi', 'Fixtures'],
    live: 'LIVE',
    match: '2nd one-day · Sher-e-Bangla, Mirpur',
    side: 'BANGLADESH',
    overs: '43.2 overs',
    rate: 'run rate 4.94',
    against: 'v Zimbabwe, batting first',
    last: ['last six', 'balls'],
    batters: { tamjid: 'Tamjid Rana', mehrab: 'Mehrab Islam *' },
    faced: ['off ', ''],
    bowler: 'R. Chivanga',
    bowled: '8.2 ov',
    ball: '43.2 · Chivanga to Mehrab, SIX! His first ball, over long-on into the stand',
    league: {
      name: 'Premier League',
      club: 'Club',
      played: 'P',
      points: 'Pts',
      clubs: ['Bashundhara', 'Abahani', 'Mohammedan', 'Rahmatganj', 'Fortis'],
      time: 'Tomorrow, 5.30 pm Dhaka',
      match: 'Abahani v Mohammedan',
      place: 'Bangabandhu Stadium',
    },
  },
  bn: {
    menu: ['ক্রিকেট', 'ফুটবল', 'হকি', 'কাবাডি', 'সূচি'],
    live: 'লাইভ',
    match: '২য় ওয়ানডে · শেরেবাংলা, মিরপুর',
    side: 'বাংলাদেশ',
    overs: '৪৩.২ ওভার',
    rate: 'রান রেট ৪.৯৪',
    against: 'প্রতিপক্ষ জিম্বাবুয়ে, আগে ব্যাটিং',
    last: ['শেষ ছয়', 'বল'],
    batters: { tamjid: 'তামজিদ রানা', mehrab: 'মেহরাব ইসলাম *' },
    faced: ['(', ' বলে)'],
    bowler: 'আর. চিভাঙ্গা',
    bowled: '৮.২ ওভার',
    ball: '৪৩.২ · চিভাঙ্গা থেকে মেহরাব, ছক্কা! প্রথম বলেই লং অনের ওপর দিয়ে গ্যালারিতে',
    league: {
      name: 'প্রিমিয়ার লিগ',
      club: 'ক্লাব',
      played: 'ম্যাচ',
      points: 'পয়েন্ট',
      clubs: ['বসুন্ধরা', 'আবাহনী', 'মোহামেডান', 'রহমতগঞ্জ', 'ফর্টিস'],
      time: 'কাল, বিকেল ৫:৩০',
      match: 'আবাহনী–মোহামেডান',
      place: 'বঙ্গবন্ধু স্টেডিয়াম',
    },
  },
});

const theme = themed({
  ground: '#0b2b22',
  surface: '#123d31',
  ink: '#f3fff2',
  soft: '#a5c9b6',
  line: '#25594a',
  accent: '#d8f34e',
  onAccent: '#0b2b22',
});
const balls = ['1', '4', '·', '2', 'W', '6'] as const;
const batters = [
  ['tamjid', 72, 81],
  ['mehrab', 6, 1],
] as const;

const ballLook = (ball: string) =>
  ball === 'W'
    ? ['#ff4d3d', 'white']
    : ball === '4' || ball === '6'
      ? ['#d8f34e', '#0b2b22']
      : ['#1d5a48', '#f3fff2'];

export default function Sports({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Stadium />
      <Box row justify="space-between" h={84} pad="0 36" bg={v.accent} color={v.onAccent}>
        <Lettering of={masthead} size={54} />
        <Box row gap={34}>
          {words.menu.map((item, index) => (
            <T
              key={item}
              size={22}
              weight={700}
              style={index === 0 ? { borderBottom: '4px solid #0b2b22' } : {}}
            >
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[36, 114]} w={730} gap={18}>
        <Box row gap={14}>
          <Box row gap={10} bg="#ff4d3d" color="white" pad="5 14" round={6}>
            <T size={20} weight={700}>
              {words.live}
            </T>
          </Box>
          <T size={22} weight={600}>
            {words.match}
          </T>
        </Box>
        <Box row align="flex-end" gap={26}>
          <Box>
            <T size={34} weight={700} style={{ fontFamily: v.head, fontStretch: '80%' }}>
              {words.side}
            </T>
            <T
              head
              size={150}
              weight={800}
              leading={0.92}
              tracking={-0.04}
              line
              style={{ fontStretch: '78%' }}
            >
              {digits('214/6', language)}
            </T>
          </Box>
          <Box gap={6} pad="0 0 12">
            <T size={30} weight={700} line>
              {words.overs}
            </T>
            <T size={21} soft line>
              {words.rate}
            </T>
            <T size={21} line>
              {words.against}
            </T>
          </Box>
        </Box>
        <Box row gap={14}>
          {balls.map((ball, index) => {
            const [bg, color] = ballLook(ball);
            return (
              <Box key={`${ball}${index}`} w={74} h={74} round={40} center bg={bg} color={color}>
                <T size={34} weight={800}>
                  {digits(ball, language)}
                </T>
              </Box>
            );
          })}
          <T size={20} weight={600} leading={1.2}>
            {words.last[0]}
            <br />
            {words.last[1]}
          </T>
        </Box>
      </Box>
      <Box at={[36, 548]} w={730} row gap={16}>
        {batters.map(([name, runs, faced]) => (
          <Box key={name} grow bg="#0b2b22e6" round={12} pad="16 22" gap={2}>
            <T size={21} soft line>
              {words.batters[name]}
            </T>
            <T size={42} weight={800} line>
              {digits(runs, language)}{' '}
              <span style={{ fontSize: 21, fontWeight: 500, color: 'var(--soft)' }}>
                {words.faced[0]}
                {digits(faced, language)}
                {words.faced[1]}
              </span>
            </T>
          </Box>
        ))}
        <Box grow bg="#0b2b22e6" round={12} pad="16 22" gap={2}>
          <T size={21} soft line>
            {words.bowler}
          </T>
          <T size={42} weight={800} line>
            {digits('3/41', language)}{' '}
            <span style={{ fontSize: 21, fontWeight: 500, color: 'var(--soft)' }}>
              {words.bowled}
            </span>
          </T>
        </Box>
      </Box>
      <Box at={[0, 684]} w={1200} h={66} row gap={12} bg="#0b2b22" pad="0 36">
        <Icon name="tabler:device-mobile-message" size={26} color={v.accent} />
        <T size={20}>{words.ball}</T>
      </Box>
      <League words={words.league} language={language} />
    </Scene>
  );
}
