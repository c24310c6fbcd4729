/** An HSC Physics lesson on a phone: the video, how far she is, and the chapters behind. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, muslin, paddy, white } from '#kit/palette.ts';
import { Phone } from '#kit/phone.tsx';
import { Scene } from '#kit/scene.tsx';
import { Projectile } from '#kit/scenery/projectile.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 170, top: 171, width: 740 };
/** The lesson. */
export const portrait = { left: 272, top: 139, width: 564 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    course: 'Physics, 1st paper',
    exam: 'পদার্থবিজ্ঞান · HSC 2027',
    chapters: {
      vectors: { name: 'Vectors', note: '6 lessons' },
      dynamics: { name: 'Dynamics', note: 'Lesson 3 of 5' },
      newton: { name: 'Newton’s mechanics', note: '5 lessons' },
      work: { name: 'Work and energy', note: '4 lessons' },
      gravitation: { name: 'Gravitation', note: '4 lessons' },
    },
    video: '14:20 · 38 MB at 240p',
    lesson: 'Lesson 9 of 24',
    topic: 'Projectile motion',
    below: 'প্রাসের গতি',
    notes: 'Notes',
    weight: '0.4 MB',
    test: 'Test, 10 questions',
  },
  bn: {
    course: 'পদার্থবিজ্ঞান ১ম পত্র',
    exam: 'এইচএসসি ২০২৭',
    chapters: {
      vectors: { name: 'ভেক্টর', note: '৬টি লেকচার' },
      dynamics: { name: 'গতিবিদ্যা', note: '৫টির ৩ নম্বর লেকচার' },
      newton: { name: 'নিউটনিয়ান বলবিদ্যা', note: '৫টি লেকচার' },
      work: { name: 'কাজ, শক্তি ও ক্ষমতা', note: '৪টি লেকচার' },
      gravitation: { name: 'মহাকর্ষ ও অভিকর্ষ', note: '৪টি লেকচার' },
    },
    video: '১৪:২০ · ২৪০পি-তে ৩৮ এমবি',
    lesson: '২৪টির ৯ নম্বর লেকচার',
    topic: 'প্রাসের গতি',
    below: 'গতিবিদ্যা',
    notes: 'নোট',
    weight: '০.৪ এমবি',
    test: 'পরীক্ষা, ১০টি প্রশ্ন',
  },
});

const chapters = [
  ['vectors', 'done'],
  ['dynamics', 'now'],
  ['newton', ''],
  ['work', ''],
  ['gravitation', ''],
] as const;

export default function LessonPage({ words, language }: SceneProps<Words>) {
  const time = digits('9:12', language);
  return (
    <Scene size={size} bg="oklch(.86 .07 200)">
      <svg aria-hidden="true" width="1600" height="1000" style={{ position: 'absolute' }}>
        <path
          d="M-40 900Q520-560 1180 900"
          fill="none"
          stroke={white}
          strokeWidth="10"
          strokeDasharray="26 26"
          strokeLinecap="round"
        />
        <circle cx="1060" cy="668" r="34" fill={accent[400]} />
      </svg>
      <Phone w={500} h={1080} at={[910, 130]} bg={muslin[50]} time={time}>
        <Box pad="18 30" gap={14}>
          <T head size={40}>
            {words.course}
          </T>
          <T size={26} soft>
            {words.exam}
          </T>
          {chapters.map(([chapter, state], index) => (
            <Box
              key={chapter}
              row
              gap={18}
              h={112}
              pad="0 22"
              round={22}
              bg={state === 'now' ? brand[700] : white}
              color={state === 'now' ? white : undefined}
              line={state === 'now' ? brand[700] : v.line}
            >
              <Box
                center
                w={52}
                h={52}
                round={26}
                bg={state === 'done' ? paddy[500] : state === 'now' ? accent[400] : muslin[200]}
                color={state === 'done' ? white : brand[950]}
              >
                {state === 'done' ? (
                  <Icon name="tabler:check" size={32} stroke={3} />
                ) : (
                  <T size={27} weight={700}>
                    {digits(index + 1, language)}
                  </T>
                )}
              </Box>
              <Box gap={0}>
                <T size={28} weight={700} line>
                  {words.chapters[chapter].name}
                </T>
                <T size={24} style={{ opacity: 0.78 }}>
                  {words.chapters[chapter].note}
                </T>
              </Box>
            </Box>
          ))}
        </Box>
      </Phone>
      <Phone w={610} h={1100} at={[250, 44]} bg={white} time={time}>
        <Box style={{ position: 'relative' }}>
          <Projectile w={574} h={359} />
          <Box
            center
            at={[237, 128]}
            w={104}
            h={104}
            round={52}
            bg="oklch(1 0 0/.92)"
            color={brand[700]}
          >
            <Icon name="tabler:player-play-filled" size={52} />
          </Box>
          <Box
            at={[24, 300]}
            row
            gap={10}
            bg="oklch(.15 .03 200/.85)"
            color={white}
            round={12}
            pad="4 14"
          >
            <T size={24} weight={600}>
              {words.video}
            </T>
          </Box>
        </Box>
        <Box pad="28 36" gap={10}>
          <T size={26} weight={600} color={brand[700]}>
            {words.lesson}
          </T>
          <T head size={50}>
            {words.topic}
          </T>
          <T size={31} soft>
            {words.below}
          </T>
          <Box h={18} round={9} bg={muslin[200]} style={{ margin: '16px 0 8px' }}>
            <Box w={`${(9 / 24) * 100}%`} h={18} round={9} bg={accent[400]} />
          </Box>
          <Box row gap={16} h={92} pad="0 24" round={22} bg={brand[50]} style={{ marginTop: 8 }}>
            <Icon name="tabler:file-type-pdf" size={40} color={brand[700]} />
            <T size={28} weight={600} style={{ flex: 1 }}>
              {words.notes}
            </T>
            <T size={26} soft>
              {words.weight}
            </T>
          </Box>
          <Box
            row
            gap={16}
            h={92}
            pad="0 24"
            round={22}
            bg={brand[700]}
            color={white}
            style={{ marginTop: 8 }}
          >
            <T size={30} weight={600} style={{ flex: 1 }}>
              {words.test}
            </T>
            <Icon name="tabler:arrow-right" size={36} />
          </Box>
        </Box>
      </Phone>
    </Scene>
  );
}
