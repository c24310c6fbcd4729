/** October's pay slip of a sewing operator, out of its envelope. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { sum, taka } from '#kit/money.ts';
import { brand } from '#kit/palette.ts';
import { Entry, Paper, Seam, standing } from '#kit/paper.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchPath } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    slip: 'Pay slip',
    month: 'October',
    name: 'Rehana Begum',
    post: 'Operator, line 4 · Gazipur',
    lines: ['Basic', 'House rent', 'Food, travel', 'Overtime', 'Attendance', 'Advance'],
    hours: '26 h',
    net: 'In hand',
    envelope: 'Present 26 of 26 days',
  },
  bn: {
    slip: 'পে-স্লিপ',
    month: 'অক্টোবর',
    name: 'রেহানা বেগম',
    post: 'অপারেটর, লাইন ৪ · গাজীপুর',
    lines: ['মূল বেতন', 'বাড়ি ভাড়া', 'খাবার, যাতায়াত', 'ওভারটাইম', 'হাজিরা বোনাস', 'অগ্রিম'],
    hours: '২৬ ঘণ্টা',
    net: 'হাতে পাবেন',
    envelope: '২৬ দিনের ২৬ দিন উপস্থিত',
  },
});

const basic = 8_000;
/** Twice the hourly basic of 208 hours. */
const overtime = (basic / 208) * 2 * 26;
const amounts = [basic, basic / 2, 2_450, overtime, 500, -1_500];
const kraft = 'oklch(.74 .075 68)';

/** The ridges of a finger, in one ink. */
function Fingerprint({ w }: { w: number }) {
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={w * 1.25}
      viewBox="0 0 100 125"
      fill="none"
      stroke={brand[700]}
      strokeWidth="4.2"
      strokeLinecap="round"
      style={{ opacity: 0.78 }}
    >
      <path d="M12 84C4 36 24 8 52 8S98 34 92 82M22 100C10 40 30 20 52 20S86 40 80 92 74 108 70 116M32 110C20 52 34 32 52 32S74 46 70 84 62 106 58 118M43 117C30 60 42 44 51 44S62 56 60 78 54 104 50 112M51 58C52 74 50 88 45 100" />
    </svg>
  );
}

type Words = (typeof words)['en'];

export default function PaySlip({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="none">
      <Paper w={880} h={1330} at={[166, 50]} turn={3} pad="76 80" thread={brand[400]}>
        <Box row justify="space-between" align="baseline">
          <T head size={92} line>
            {words.slip}
          </T>
          <T size={48} weight={600} color={brand[700]} line>
            {words.month}
          </T>
        </Box>
        <T size={56} weight={700} line style={{ marginTop: 22 }}>
          {words.name}
        </T>
        <T size={42} soft line>
          {words.post}
        </T>
        <Box gap={15} style={{ marginTop: 38 }}>
          {words.lines.map((what, index) => (
            <Entry
              key={what}
              what={what}
              {...(index === 3 ? { note: words.hours } : {})}
              amount={taka(amounts[index] ?? 0, language).replace('৳\u00a0', '')}
              size={50}
            />
          ))}
        </Box>
        <Box style={{ marginTop: 34 }}>
          <Seam color={brand[700]} width={6} />
        </Box>
        <Box row justify="space-between" align="baseline" style={{ marginTop: 20 }}>
          <T size={54} weight={700} line>
            {words.net}
          </T>
          <T size={104} weight={800} font={fonts.grotesque} tracking={-0.02} leading={1.1} line>
            {taka(sum(amounts), language)}
          </T>
        </Box>
      </Paper>
      <Box at={[92, 1078]} w={1010} h={366} style={{ filter: standing, rotate: '-1.5deg' }}>
        <svg aria-hidden="true" width="1010" height="366" style={{ position: 'absolute' }}>
          <path d="M0 0 505 116 1010 0V352Q1010 366 996 366H14Q0 366 0 352Z" fill={kraft} />
          <path d="M0 0 505 116 1010 0" fill="none" stroke="oklch(.9 .05 75)" strokeWidth="5" />
          <path d="M14 366 420 96M996 366 590 96" stroke="oklch(.5 .07 60/.35)" strokeWidth="4" />
        </svg>
        <StitchPath
          w={1010}
          h={366}
          d="M22 34 505 144 988 34V344H22Z"
          color="oklch(.96 .03 85)"
          width={5}
          dash="18 14"
          style={{ position: 'absolute', left: 0, top: 0 }}
        />
        <Box at={[0, 226]} w={1010} center>
          <T size={54} weight={700} color="oklch(.27 .06 50)" line>
            {digits(words.envelope, language)}
          </T>
        </Box>
      </Box>
      <Box at={[856, 236]} style={{ rotate: '14deg' }}>
        <Fingerprint w={112} />
      </Box>
    </Scene>
  );
}
