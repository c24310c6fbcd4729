/** Dhape Dhape: three courses as three steps of a stair, the next batch on each. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { dhapeDhape } from '#kit/lettering/software.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 402, top: 253, width: 794 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    menu: ['Courses', 'Model tests', 'Teachers'],
    login: 'Log in',
    heading: 'One step a day, on your phone',
    free: 'First lesson free',
    students: '11,460 students, bKash or card',
    courses: {
      excel: { name: 'Excel for the office', batch: 'Batch 6, 2 Dec', lessons: '24 lessons' },
      english: { name: 'Spoken English', batch: 'Batch 14, 6 Dec', lessons: '36 lessons' },
      physics: { name: 'HSC Physics, paper 1', batch: 'Batch 9, 10 Dec', lessons: '58 lessons' },
    },
    teachers: ['Maliha Tasnim', 'Engr. Sajid Anwar'],
    test: 'Model test every Friday',
    certificate: 'Certificate with QR',
    lesson: 'Lesson 1, free',
    spring: 'Why does the spring push back?',
  },
  bn: {
    menu: ['কোর্স', 'মডেল টেস্ট', 'শিক্ষক'],
    login: 'লগইন',
    heading: 'দিনে এক ধাপ, নিজের ফোনে',
    free: 'প্রথম ক্লাস ফ্রি',
    students: '১১,৪৬০ শিক্ষার্থী, বিকাশ বা কার্ড',
    courses: {
      excel: { name: 'অফিসের এক্সেল', batch: 'ব্যাচ ৬, ২ ডিসেম্বর', lessons: '২৪টি ক্লাস' },
      english: { name: 'স্পোকেন ইংলিশ', batch: 'ব্যাচ ১৪, ৬ ডিসেম্বর', lessons: '৩৬টি ক্লাস' },
      physics: { name: 'এইচএসসি পদার্থবিজ্ঞান', batch: 'ব্যাচ ৯, ১০ ডিসেম্বর', lessons: '৫৮টি ক্লাস' },
    },
    teachers: ['মালিহা তাসনিম', 'ইঞ্জি. সাজিদ আনোয়ার'],
    test: 'প্রতি শুক্রবার মডেল টেস্ট',
    certificate: 'কিউআরসহ সার্টিফিকেট',
    lesson: 'ক্লাস ১, ফ্রি',
    spring: 'স্প্রিং কেন উল্টো ঠেলে?',
  },
});

const theme = themed({
  ground: '#fff3c9',
  ink: '#1c1a3a',
  soft: '#6a6788',
  line: '#ecdca0',
  accent: '#4b3bd6',
  tint: '#e4e0ff',
});
const courses = [
  {
    course: 'excel',
    price: 1800,
    bg: '#0f7d4d',
    color: '#fff',
    y: 466,
    icon: 'tabler:table',
  },
  {
    course: 'english',
    price: 2500,
    bg: '#4b3bd6',
    color: '#fff',
    y: 370,
    icon: 'tabler:message-language',
  },
  {
    course: 'physics',
    price: 3600,
    bg: '#d4412a',
    color: '#fff',
    y: 274,
    icon: 'tabler:magnet',
  },
] as const;

export default function CourseSite({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[44, 28]} w={1112} row justify="space-between">
        <Lettering of={dhapeDhape} size={58} color={v.accent} />
        <Box row gap={32}>
          {words.menu.map((item) => (
            <T key={item} size={21} weight={600}>
              {item}
            </T>
          ))}
          <Box bg={v.ink} color="white" round={26} pad="10 26">
            <T size={20} weight={600}>
              {words.login}
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[44, language === 'bn' ? 90 : 114]} w={580} gap={18}>
        <T head size={66} weight={800} leading={language === 'bn' ? 1.2 : 0.98}>
          {words.heading}
        </T>
        <Box gap={14} align="flex-start">
          <Button size={23} h={62} icon="tabler:player-play-filled">
            {words.free}
          </Button>
          <T size={20} soft line>
            {words.students}
          </T>
        </Box>
      </Box>
      {courses.map(({ course, price, bg, color, y, icon }, index) => (
        <Box
          key={course}
          at={[index * 400, y]}
          w={400}
          h={760 - y}
          bg={bg}
          color={color}
          pad="26 34"
          gap={8}
        >
          <Box row justify="space-between">
            <Icon name={icon} size={50} />
            <T size={20} weight={600}>
              {words.courses[course].lessons}
            </T>
          </Box>
          <T head size={35} style={{ marginTop: 6 }} line>
            {words.courses[course].name}
          </T>
          <Box row justify="space-between">
            <T head size={46} weight={800} line>
              {taka(price, language)}
            </T>
          </Box>
          <Box row gap={10}>
            <Icon name="tabler:calendar-event" size={26} />
            <T size={21} weight={600}>
              {words.courses[course].batch}
            </T>
          </Box>
          {index > 0 ? (
            <Box row gap={12} style={{ marginTop: 14 }}>
              <Person
                size={58}
                hair={index === 1 ? 'bob' : 'crop'}
                wear={index === 1 ? 'kameez' : 'panjabi'}
                cloth={index === 1 ? '#ffc94d' : '#24305e'}
                cloth2={index === 1 ? '#ff6b4a' : '#ffd9a0'}
                skin={index === 1 ? 0 : 2}
                {...(index === 2 ? { beard: 'stubble' as const } : {})}
                bg="#ffffff40"
              />
              <T size={20} weight={500}>
                {words.teachers[index - 1]}
              </T>
            </Box>
          ) : null}
          {index > 0 ? (
            <Box row gap={10} style={{ marginTop: 6 }}>
              <Icon name="tabler:clipboard-check" size={26} />
              <T size={20} weight={500}>
                {words.test}
              </T>
            </Box>
          ) : null}
          {index === 2 ? (
            <Box
              row
              justify="space-between"
              bg="#00000026"
              round={14}
              pad="12 18"
              style={{ marginTop: 10 }}
            >
              <T size={20} weight={600}>
                {words.certificate}
              </T>
              <Icon name="tabler:qrcode" size={34} />
            </Box>
          ) : null}
        </Box>
      ))}
      <Box
        at={[836, 128]}
        w={330}
        row
        gap={16}
        bg="white"
        round={22}
        pad="14 18"
        shadow
        style={{ rotate: '-2deg' }}
      >
        <Box w={104} h={84} round={14} bg="#1c1a3a" center color="#ffd23f">
          <Icon name="tabler:player-play-filled" size={44} />
        </Box>
        <Box gap={2}>
          <T size={18} soft>
            {words.lesson}
          </T>
          <T size={22} weight={700} leading={1.15}>
            {words.spring}
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
