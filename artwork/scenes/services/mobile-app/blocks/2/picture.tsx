/** A doctor's fee paid in the app, and the app in its store. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { paddy } from '#kit/palette.ts';
import { Person } from '#kit/person.tsx';
import { Phone } from '#kit/phone.tsx';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    app: 'Hasnahena',
    maker: 'Hasnahena Clinic Ltd.',
    facts: [
      { big: '4.6 of 5', small: '318 reviews' },
      { big: '10K+', small: 'downloads' },
      { big: '9 MB', small: 'size' },
    ],
    install: 'Install',
    about:
      'Serials, reports and bills of the clinic in Bangla and English. Payment through SSLCommerz.',
    time: '18:05',
    doctor: 'Dr Shirin Sultana',
    visit: 'Medicine, 18:40 today',
    fee: 'Fee',
    ways: { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket', card: 'Card' },
    pay: 'Pay ৳ 1,200',
  },
  bn: {
    app: 'হাসনাহেনা',
    maker: 'হাসনাহেনা ক্লিনিক লি.',
    facts: [
      { big: '৫-এ ৪.৬', small: '৩১৮টি রিভিউ' },
      { big: '১০,০০০+', small: 'ডাউনলোড' },
      { big: '৯ এমবি', small: 'সাইজ' },
    ],
    install: 'ইনস্টল',
    about: 'ক্লিনিকের সিরিয়াল, রিপোর্ট ও বিল, বাংলা ও ইংরেজিতে। পেমেন্ট SSLCommerz-এ।',
    time: '৬:০৫',
    doctor: 'ডা. শিরিন সুলতানা',
    visit: 'মেডিসিন, আজ সন্ধ্যা ৬:৪০',
    fee: 'ফি',
    ways: { bkash: 'বিকাশ', nagad: 'নগদ', rocket: 'রকেট', card: 'কার্ড' },
    pay: '৳ ১,২০০ দিন',
  },
});

const theme = themed({
  accent: 'oklch(.45 .12 350)',
  tint: 'oklch(.95 .025 350)',
  ink: 'oklch(.26 .05 340)',
  soft: 'oklch(.46 .03 340)',
  line: 'oklch(.90 .02 350)',
});

const ways = [
  ['bkash', 'oklch(.58 .23 0)'],
  ['nagad', 'oklch(.64 .21 40)'],
  ['rocket', 'oklch(.47 .18 310)'],
  ['card', 'oklch(.45 .15 260)'],
] as const;

export default function Fee({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.84 .08 350)' }} theme={theme}>
      <Box at={[570, 118]} w={580} h={664} bg="white" round={36} shadow pad="42 44" gap={26}>
        <Box row gap={12} color={paddy[700]}>
          <Icon name="tabler:brand-google-play" size={38} />
          <T size={28} weight={600}>
            Google Play
          </T>
        </Box>
        <Box row gap={28}>
          <Box center w={142} h={142} round={36} bg={v.accent} color="white">
            <Icon name="tabler:stethoscope" size={88} stroke={1.7} />
          </Box>
          <Box gap={2}>
            <T head size={46}>
              {words.app}
            </T>
            <T size={28} weight={600} color={paddy[700]}>
              {words.maker}
            </T>
          </Box>
        </Box>
        <Box row gap={0} justify="space-between">
          {words.facts.map(({ big, small }) => (
            <Box key={big} center grow>
              <T head size={36}>
                {big}
              </T>
              <T size={24} soft>
                {small}
              </T>
            </Box>
          ))}
        </Box>
        <Box center h={84} round={44} bg={paddy[700]} color="white">
          <T size={32} weight={700}>
            {words.install}
          </T>
        </Box>
        <T size={29} leading={1.35}>
          {words.about}
        </T>
      </Box>
      <Phone w={480} h={880} at={[60, 50]} time={words.time}>
        <Box pad="6 30 0" gap={20}>
          <Box row gap={20}>
            <Person size={96} hair="bun" wear="coat" cloth="oklch(.55 .13 195)" skin={1} glasses />
            <Box>
              <T size={31} weight={700} leading={1.2}>
                {words.doctor}
              </T>
              <T size={25} soft>
                {words.visit}
              </T>
            </Box>
          </Box>
          <Box row justify="space-between" bg={v.tint} round={24} pad="22 28">
            <T size={29} weight={600}>
              {words.fee}
            </T>
            <T head size={56} color={v.accent}>
              {taka(1200, language)}
            </T>
          </Box>
          <Box gap={12}>
            {ways.map(([way, color], index) => (
              <Box
                key={way}
                row
                gap={18}
                h={84}
                pad="0 22"
                round={22}
                line={index ? v.line : v.accent}
                bg="white"
              >
                <Box center w={52} h={52} round={14} bg={color} color="white">
                  <T head size={30}>
                    {words.ways[way].slice(0, 1)}
                  </T>
                </Box>
                <T size={30} weight={600} style={{ flex: 1 }}>
                  {words.ways[way]}
                </T>
                {index ? null : (
                  <Icon name="tabler:circle-check-filled" size={40} color={theme.accent} />
                )}
              </Box>
            ))}
          </Box>
          <Box center h={84} round={44} bg={v.accent} color="white">
            <T size={31} weight={700}>
              {words.pay}
            </T>
          </Box>
        </Box>
      </Phone>
    </Plate>
  );
}
