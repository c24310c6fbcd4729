/** The week of Class Nine, Science; a substitute stands in on Monday. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Icon } from '#kit/icon.tsx';
import { accent, brand, muslin, paddy, shapla, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 164, top: 130, width: 820 };
/** The first two periods of the week. */
export const portrait = { left: 0, top: 5, width: 722 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Class Nine, Science',
    below: 'নবম শ্রেণি, বিজ্ঞান · সাপ্তাহিক ক্লাস রুটিন',
    school: 'Bokulpur Model School',
    days: { sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu' },
    subjects: {
      bangla: { name: 'Bangla', where: 'M. Khatun · 204' },
      english: { name: 'English', where: 'P. Gomes · 204' },
      maths: { name: 'Maths', where: 'S. Biswas · 204' },
      physics: { name: 'Physics', where: 'A. Karim · Lab 1' },
      chemistry: { name: 'Chemistry', where: 'R. Sultana · Lab 2' },
      biology: { name: 'Biology', where: 'N. Mondal · Lab 2' },
      ict: { name: 'ICT', where: 'T. Rahman · 301' },
      religion: { name: 'Religion', where: 'H. Uddin · 204' },
    },
    substitute: 'T. Rahman · 204',
    note: {
      when: 'Monday, second period: ',
      who: 'T. Rahman',
      why: ' stands in for S. Biswas, who is on leave',
    },
  },
  bn: {
    title: 'নবম শ্রেণি, বিজ্ঞান',
    below: 'সাপ্তাহিক ক্লাস রুটিন',
    school: 'বকুলপুর মডেল স্কুল',
    days: { sun: 'রবি', mon: 'সোম', tue: 'মঙ্গল', wed: 'বুধ', thu: 'বৃহ.' },
    subjects: {
      bangla: { name: 'বাংলা', where: 'এম খাতুন · ২০৪' },
      english: { name: 'ইংরেজি', where: 'পি গোমেজ · ২০৪' },
      maths: { name: 'গণিত', where: 'এস বিশ্বাস · ২০৪' },
      physics: { name: 'পদার্থবিজ্ঞান', where: 'এ করিম · ল্যাব ১' },
      chemistry: { name: 'রসায়ন', where: 'আর সুলতানা · ল্যাব ২' },
      biology: { name: 'জীববিজ্ঞান', where: 'এন মণ্ডল · ল্যাব ২' },
      ict: { name: 'আইসিটি', where: 'টি রহমান · ৩০১' },
      religion: { name: 'ধর্ম', where: 'এইচ উদ্দিন · ২০৪' },
    },
    substitute: 'টি রহমান · ২০৪',
    note: {
      when: 'সোমবার, দ্বিতীয় পিরিয়ড: ',
      who: 'টি রহমান',
      why: ' ক্লাস নেবেন, এস বিশ্বাস ছুটিতে',
    },
  },
});

const sky = 'oklch(.93 .035 230)';
type Subject = keyof Words['subjects'];

const looks: Record<Subject, { bg: string; color: string }> = {
  bangla: { bg: shapla[100], color: shapla[700] },
  english: { bg: brand[100], color: brand[700] },
  maths: { bg: accent[100], color: 'oklch(.47 .12 60)' },
  physics: { bg: sky, color: 'oklch(.42 .11 240)' },
  chemistry: { bg: paddy[100], color: paddy[700] },
  biology: { bg: 'oklch(.95 .05 125)', color: 'oklch(.42 .1 130)' },
  ict: { bg: 'oklch(.93 .03 310)', color: 'oklch(.42 .15 310)' },
  religion: { bg: muslin[200], color: 'oklch(.4 .03 60)' },
};

const week: readonly (readonly [keyof Words['days'], readonly Subject[]])[] = [
  ['sun', ['bangla', 'maths', 'physics', 'english', 'ict']],
  ['mon', ['english', 'maths', 'bangla', 'chemistry', 'biology']],
  ['tue', ['maths', 'bangla', 'biology', 'physics', 'religion']],
  ['wed', ['physics', 'english', 'maths', 'chemistry', 'bangla']],
  ['thu', ['chemistry', 'maths', 'english', 'ict', 'religion']],
];
const times = ['10:00', '10:45', '11:30', '12:15', '1:45'] as const;

function Period({
  subject,
  substitute,
  words,
}: {
  subject: Subject;
  substitute: boolean;
  words: Words;
}) {
  const { bg, color } = looks[subject];
  const { name, where } = words.subjects[subject];
  const letters = substitute ? white : color;
  return (
    <Box bg={substitute ? shapla[700] : bg} round={18} pad="0 20" gap={2} justify="center">
      <T size={30} weight={700} color={letters} line>
        {name}
      </T>
      <T size={25} color={letters} line style={{ opacity: 0.88 }}>
        {substitute ? words.substitute : where}
      </T>
    </Box>
  );
}

export default function Routine({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg={brand[700]}>
      <Box at={[0, 0]} w={1600} h={152} row pad="0 56" gap={28} color={white}>
        <Box center w={92} h={92} round={46} bg={accent[400]} color={brand[950]}>
          <Icon name="tabler:school" size={56} stroke={1.8} />
        </Box>
        <Box grow gap={2}>
          <T head size={50} line>
            {words.title}
          </T>
          <T size={29} line style={{ opacity: 0.85 }}>
            {words.below}
          </T>
        </Box>
        <T size={28} weight={500} line>
          {words.school}
        </T>
      </Box>
      <Box at={[40, 152]} w={1520} h={880} bg={muslin[50]} round={34} pad="26 28 0">
        <Box
          grid="92px repeat(5, 1fr)"
          gap={14}
          style={{ gridTemplateRows: '44px repeat(5, 122px)' }}
        >
          <Box />
          {times.map((time) => (
            <T key={time} size={25} weight={500} soft style={{ paddingLeft: 20 }}>
              {digits(time, language)}
            </T>
          ))}
          {week.flatMap(([day, periods]) => [
            <Box key={day} center>
              <T head size={32} line>
                {words.days[day]}
              </T>
            </Box>,
            ...periods.map((subject, index) => (
              <Period
                key={`${day}${subject}`}
                subject={subject}
                substitute={day === 'mon' && index === 1}
                words={words}
              />
            )),
          ])}
        </Box>
      </Box>
      <StitchFrame
        w={280}
        h={142}
        round={24}
        width={5}
        dash="15 14"
        color={shapla[500]}
        style={{ position: 'absolute', left: 439, top: 362 }}
      />
      <Box at={[68, 894]} w={1464} h={100} row gap={18} pad="0 24" color={shapla[700]}>
        <Icon name="tabler:arrows-exchange" size={40} />
        <T size={30} weight={500} line>
          {words.note.when}
          <b>{words.note.who}</b>
          {words.note.why}
        </T>
      </Box>
    </Scene>
  );
}
