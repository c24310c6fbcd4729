/** The report of an admission portal's test: six red among the green, one opened. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { paddy, shapla } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.block;
export const detail = { left: 40, top: 20, width: 610 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    portal: 'Shaluk College, admission portal',
    passed: '148 passed',
    failed: '6 failed',
    round: 'round 3',
    fault: {
      name: 'Case 71: payment taken twice',
      weight: 'serious',
      text: 'Applicant presses Back while bKash answers, then Pay again. ৳ 300 leaves the account two times, one receipt is shown.',
      repeated: 'Repeated 5 of 5 times',
    },
  },
  bn: {
    portal: 'শালুক কলেজ, ভর্তি পোর্টাল',
    passed: '১৪৮টি ঠিক',
    failed: '৬টি ভুল',
    round: 'রাউন্ড ৩',
    fault: {
      name: 'কেস ৭১: টাকা দুবার কাটা হয়েছে',
      weight: 'গুরুতর',
      text: 'বিকাশের সাড়া আসার আগেই আবেদনকারী পেছনে গিয়ে আবার পেমেন্ট চাপেন। অ্যাকাউন্ট থেকে ৳ ৩০০ দুবার কাটে, রসিদ দেখায় একটি।',
      repeated: '৫ বারে ৫ বারই ঘটেছে',
    },
  },
});

const failed = new Set([23, 58, 71, 96, 117, 140]);

export default function TestReport({ words }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.93 .03 165)' }}>
      <Box at={[60, 48]} w={1080} row justify="space-between" align="flex-end">
        <Box gap={4}>
          <T size={29} soft>
            {words.portal}
          </T>
          <T head size={60}>
            <span style={{ color: paddy[700] }}>{words.passed}</span>,{' '}
            <span style={{ color: shapla[700] }}>{words.failed}</span>
          </T>
        </Box>
        <T size={29} soft>
          {words.round}
        </T>
      </Box>
      <Box at={[60, 188]} w={1080} grid={22} gap={10}>
        {Array.from({ length: 154 }, (_, index) => (
          <Box
            key={`case ${index + 1}`}
            h={39}
            round={10}
            bg={failed.has(index + 1) ? shapla[500] : 'oklch(.76 .12 155)'}
          />
        ))}
      </Box>
      <Thread d="M278 378V556" color={shapla[500]} width={8} dash="16 17" />
      <Box at={[60, 556]} w={1080} h={296} round={34} bg={v.surface} shadow pad="34 44" gap={16}>
        <Box row gap={22}>
          <Box center w={64} h={64} round={34} bg={shapla[500]} color="white">
            <Icon name="tabler:x" size={42} stroke={3} />
          </Box>
          <T head size={42} style={{ flex: 1 }}>
            {words.fault.name}
          </T>
          <T size={29} weight={700} color={shapla[700]}>
            {words.fault.weight}
          </T>
        </Box>
        <T size={31} leading={1.4}>
          {words.fault.text}
        </T>
        <Box row gap={40}>
          <T size={28} soft>
            {words.fault.repeated}
          </T>
          <T size={28} soft>
            Android 12, Chrome
          </T>
        </Box>
      </Box>
    </Plate>
  );
}
