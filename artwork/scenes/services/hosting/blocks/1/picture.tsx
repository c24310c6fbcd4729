/** A month of being there: thirty bars, one with a gap. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { accent, brand, paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    month: 'September 2026',
    checks: '43,200 checks, one a minute',
    gap: '39 minutes',
    when: '19 September, from 03:20',
    why: 'disk replaced in the data centre',
  },
  bn: {
    month: 'সেপ্টেম্বর ২০২৬',
    checks: '৪৩,২০০ বার পরীক্ষা',
    gap: '৩৯ মিনিট',
    when: '১৯ সেপ্টেম্বর, রাত ৩:২০ থেকে',
    why: 'ডেটা সেন্টারে ডিস্ক বদলানো হয়েছে',
  },
});

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const bad = 19;

export default function Uptime({ words, language }: SceneProps<Words>) {
  const x = 64 + (bad - 1) * 36;
  return (
    <Plate ground="brandDark">
      <Box at={[64, 56]} w={1072} color="white" row align="flex-end" justify="space-between">
        <T head size={170} leading={0.86}>
          {digits('99.91%', language)}
        </T>
        <Box align="flex-end" gap={4}>
          <T head size={46}>
            {words.month}
          </T>
          <T size={29} style={{ opacity: 0.85 }}>
            {words.checks}
          </T>
        </Box>
      </Box>
      {days.map((day) => (
        <Box
          key={day}
          at={[64 + (day - 1) * 36, 300]}
          w={26}
          h={330}
          round={13}
          bg={paddy[500]}
          clip
        >
          {day === bad ? (
            <Box
              h={64}
              bg={shapla[500]}
              style={{ marginTop: 52, border: `6px solid ${brand[800]}`, borderInline: 0 }}
            />
          ) : null}
        </Box>
      ))}
      {[1, 7, 13, 19, 25, 30].map((day) => (
        <T
          key={day}
          size={29}
          weight={day === bad ? 700 : 500}
          center
          color="white"
          style={{ position: 'absolute', left: 64 + (day - 1) * 36 - 17, width: 60, top: 646 }}
        >
          {digits(day, language)}
        </T>
      ))}
      <Thread d={`M${x + 13} 700V742`} color={accent[400]} width={7} dash="10 14" />
      <Box at={[300, 742]} row gap={34} bg="white" round={32} pad="22 40">
        <T head size={50} color={shapla[700]} line>
          {words.gap}
        </T>
        <T size={29} line leading={1.25}>
          {words.when}
          <br />
          {words.why}
        </T>
      </Box>
    </Plate>
  );
}
