/** Tender notices read before breakfast, and the five that matter to a bench maker. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { taka } from '#kit/money.ts';
import { accent, shapla } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    count: '23',
    found: 'tender notices',
    when: 'collected at 06:30',
    chips: ['School benches', 'Rajshahi'],
    notices: {
      paba: { what: 'School benches, 420 pairs', who: 'Education Engineering, Paba' },
      godagari: { what: 'Benches and blackboards', who: 'Godagari Upazila Parishad' },
      bagha: { what: 'Steel benches, 3 madrasas', who: 'Bagha Upazila Parishad' },
      puthia: { what: 'High and low benches, 150', who: 'Puthia P. N. High School' },
    },
    months: { november: 'Nov', december: 'Dec' },
    document: 'document',
  },
  bn: {
    count: '২৩টি',
    found: 'দরপত্র',
    when: 'ভোর ৬:৩০-এ আনা',
    chips: ['স্কুল বেঞ্চ', 'রাজশাহী'],
    notices: {
      paba: { what: 'স্কুল বেঞ্চ, ৪২০ জোড়া', who: 'শিক্ষা প্রকৌশল অধিদপ্তর, পবা' },
      godagari: { what: 'বেঞ্চ ও ব্ল্যাকবোর্ড', who: 'গোদাগাড়ী উপজেলা পরিষদ' },
      bagha: { what: 'স্টিলের বেঞ্চ, ৩টি মাদ্রাসা', who: 'বাঘা উপজেলা পরিষদ' },
      puthia: { what: 'হাই ও লো বেঞ্চ, ১৫০টি', who: 'পুঠিয়া পি. এন. উচ্চ বিদ্যালয়' },
    },
    months: { november: 'নভেম্বর', december: 'ডিসেম্বর' },
    document: 'শিডিউল',
  },
});

const theme = themed({
  accent: 'oklch(.40 .08 50)',
  tint: 'oklch(.93 .03 70)',
  ink: 'oklch(.26 .04 50)',
  soft: 'oklch(.45 .04 55)',
  line: 'oklch(.88 .03 70)',
});

const notices: readonly (readonly [
  notice: keyof Words['notices'],
  day: number,
  month: keyof Words['months'],
  price: number,
])[] = [
  ['paba', 24, 'november', 1500],
  ['godagari', 27, 'november', 1000],
  ['bagha', 2, 'december', 1000],
  ['puthia', 9, 'december', 2000],
];

export default function Tenders({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.34 .06 50)' }} theme={theme}>
      <Box at={[70, 52]} row gap={18} w={1060} color="white" align="flex-end">
        <T head size={108} leading={0.9}>
          {words.count}
        </T>
        <T size={31} weight={500} leading={1.2} style={{ flex: 1 }}>
          {words.found}
          <br />
          {words.when}
        </T>
        {words.chips.map((chip) => (
          <Box
            key={chip}
            row
            gap={10}
            bg={accent[400]}
            color="oklch(.26 .04 50)"
            round={40}
            pad="12 24"
          >
            <T size={27} weight={600} line>
              {chip}
            </T>
            <Icon name="tabler:x" size={24} stroke={2.6} />
          </Box>
        ))}
      </Box>
      {notices.map(([notice, day, month, price], index) => (
        <Box
          key={notice}
          at={[70, 204 + index * 164]}
          row
          gap={34}
          w={1060}
          h={146}
          bg="oklch(.99 .008 80)"
          round={24}
          pad="0 40 0 22"
        >
          <Box
            center
            w={110}
            h={106}
            round={18}
            bg={index === 0 ? shapla[100] : v.tint}
            color={index === 0 ? shapla[700] : v.ink}
          >
            <T head size={48} leading={1}>
              {digits(day, language)}
            </T>
            <T size={24} weight={600} leading={1.1}>
              {words.months[month]}
            </T>
          </Box>
          <Box grow gap={2}>
            <T size={35} weight={700} line leading={1.2}>
              {words.notices[notice].what}
            </T>
            <T size={27} soft line>
              {words.notices[notice].who}
            </T>
          </Box>
          <Box align="flex-end">
            <T size={22} soft>
              {words.document}
            </T>
            <T head size={38} line>
              {taka(price, language)}
            </T>
          </Box>
        </Box>
      ))}
    </Plate>
  );
}
