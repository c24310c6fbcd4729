/** Nodipath Parcel: the first page of a courier between counters; tracking, and the lorry on its road. */
import { Box } from '#kit/box.tsx';
import { Lorry } from '#kit/demo/lorry.tsx';
import { TrackForm } from '#kit/demo/track-form.tsx';
import { digits } from '#kit/digits.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 540, top: 199, width: 660 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    brand: 'NODIPATH PARCEL',
    menu: ['Track', 'Book', 'Parcels', 'Lorries', 'Hand over', 'Counters'],
    heading: 'From counter to counter, overnight',
    how: 'Book by evening, collect the next morning with the code in your SMS',
    form: {
      parcel: 'Parcel number',
      find: 'Find',
      side: 'See it from your own side',
      sides: [
        ['I send parcels', 'Merchant'],
        ['I run the office', 'Admin'],
        ['I hand parcels over', 'Rider'],
      ],
    },
    road: 'On the road now: Dhaka – Dinajpur',
    stops: [
      { name: 'Dhaka, Gabtoli', time: '9.30 pm · all on the lorry', what: 'loaded' },
      { name: 'Bogura, Charmatha', time: '2.45 am · 126 stay on', what: 'unload 58' },
      { name: 'Rangpur, Modern Mor', time: '5.10 am · 55 stay on', what: 'unload 71' },
      { name: 'Dinajpur, Kanchan', time: '7.00 am · lorry empty', what: 'unload 55' },
    ],
  },
  bn: {
    brand: 'নদীপথ পার্সেল',
    menu: ['ট্র্যাক', 'বুকিং', 'পার্সেল', 'গাড়ি', 'হস্তান্তর', 'কাউন্টার'],
    heading: 'কাউন্টার থেকে কাউন্টারে, এক রাতে',
    how: 'সন্ধ্যায় বুকিং দিন, পরদিন সকালে এসএমএসের কোড দেখিয়ে নিয়ে যান',
    form: {
      parcel: 'পার্সেল নম্বর',
      find: 'খুঁজুন',
      side: 'নিজের দিক থেকে দেখুন',
      sides: [
        ['আমি পার্সেল পাঠাই', 'মার্চেন্ট'],
        ['আমি অফিস চালাই', 'অ্যাডমিন'],
        ['আমি পার্সেল বুঝিয়ে দিই', 'রাইডার'],
      ],
    },
    road: 'এখন পথে: ঢাকা – দিনাজপুর',
    stops: [
      { name: 'ঢাকা, গাবতলী', time: 'রাত ৯:৩০ · সব গাড়িতে', what: 'লোড শেষ' },
      { name: 'বগুড়া, চারমাথা', time: 'রাত ২:৪৫ · ১২৬টি থাকে', what: 'নামবে ৫৮' },
      { name: 'রংপুর, মডার্ন মোড়', time: 'ভোর ৫:১০ · ৫৫টি থাকে', what: 'নামবে ৭১' },
      { name: 'দিনাজপুর, কাঞ্চন', time: 'সকাল ৭টা · গাড়ি খালি', what: 'নামবে ৫৫' },
    ],
  },
});

const theme = themed({
  ground: '#0f3d4c',
  surface: '#fdf9ee',
  ink: '#0d2a35',
  soft: '#54717b',
  line: '#d8d2bd',
  accent: '#0b6a75',
  tint: '#dbe5dd',
});

export default function CourierBetweenCounters({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={92} pad="0 40" color="white">
        <Box row gap={14}>
          <svg aria-hidden="true" width="54" height="40" viewBox="0 0 54 40">
            <path
              d="M2 10q12-12 25 0t25 0M2 22q12-12 25 0t25 0M2 34q12-12 25 0t25 0"
              fill="none"
              stroke="#ffb938"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </svg>
          <T
            size={34}
            weight={800}
            tracking={language === 'bn' ? 0 : 0.04}
            style={{ fontFamily: v.head, fontStretch: '80%' }}
          >
            {words.brand}
          </T>
        </Box>
        <Box row gap={26}>
          {words.menu.map((item, index) => (
            <T
              key={item}
              size={21}
              weight={600}
              style={{ borderBottom: index ? undefined : '3px solid #ffb938' }}
            >
              {item}
            </T>
          ))}
        </Box>
      </Box>
      <Box at={[40, 104]} color="white" gap={8}>
        <T head size={46} weight={800} line>
          {words.heading}
        </T>
        <T size={21} color="#cfe1e4">
          {words.how}
        </T>
      </Box>
      <Box at={[964, 96]}>
        <Lorry />
      </Box>
      <Box at={[40, 240]} w={500} h={478} bg={v.surface} round={12} pad="28 30" gap={26}>
        <TrackForm number="NP-88213" words={words.form} />
      </Box>
      <Box at={[564, 240]} w={596} h={478} bg={v.surface} round={12} pad="26 30" gap={10}>
        <T head size={27} line>
          {words.road}
        </T>
        <Box style={{ position: 'relative' }}>
          <svg
            aria-hidden="true"
            width="60"
            height="400"
            style={{ position: 'absolute', left: 0, top: 0 }}
          >
            <path d="M24 48V342" stroke={v.line} strokeWidth="15" strokeLinecap="round" />
            <path d="M24 48V176" stroke={v.accent} strokeWidth="15" strokeLinecap="round" />
            <path d="M24 48V342" stroke="#fff" strokeWidth="2.500" strokeDasharray="10 12" />
          </svg>
          {words.stops.map(({ name, time, what }, index) => (
            <Box key={name} row h={97} gap={22} style={{ position: 'relative' }}>
              <Box w={48} center>
                <Box
                  w={42}
                  h={42}
                  round={21}
                  center
                  bg={index < 2 ? v.accent : 'white'}
                  line={v.accent}
                  color={index < 2 ? 'white' : v.accent}
                >
                  <T size={21} weight={700}>
                    {digits(index + 1, language)}
                  </T>
                </Box>
              </Box>
              <Box grow gap={2}>
                <T size={26} weight={700} line>
                  {name}
                </T>
                <T size={20} soft line>
                  {time}
                </T>
              </Box>
              <Box bg={index ? '#ffe3a8' : v.tint} round={10} pad="9 0" w={138} align="center">
                <T size={21} weight={700} line>
                  {what}
                </T>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Scene>
  );
}
