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

export const size = sizes.page;

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
    name: 'Excel for the office',
    price: 1800,
    batch: 'Batch 6, 2 Dec',
    lessons: '24 lessons',
    bg: '#0f7d4d',
    color: '#fff',
    y: 466,
    icon: 'tabler:table',
  },
  {
    name: 'Spoken English',
    price: 2500,
    batch: 'Batch 14, 6 Dec',
    lessons: '36 lessons',
    bg: '#4b3bd6',
    color: '#fff',
    y: 370,
    icon: 'tabler:message-language',
  },
  {
    name: 'HSC Physics, paper 1',
    price: 3600,
    batch: 'Batch 9, 10 Dec',
    lessons: '58 lessons',
    bg: '#d4412a',
    color: '#fff',
    y: 274,
    icon: 'tabler:magnet',
  },
] as const;

export default function CourseSite() {
  return (
    <Scene size={size} theme={theme}>
      <Box at={[44, 28]} w={1112} row justify="space-between">
        <Lettering of={dhapeDhape} size={58} color={v.accent} />
        <Box row gap={32}>
          {['Courses', 'Model tests', 'Teachers'].map((item) => (
            <T key={item} size={21} weight={600}>
              {item}
            </T>
          ))}
          <Box bg={v.ink} color="white" round={26} pad="10 26">
            <T size={20} weight={600}>
              Log in
            </T>
          </Box>
        </Box>
      </Box>
      <Box at={[44, 134]} w={580} gap={18}>
        <T head size={66} weight={800} leading={0.98}>
          One step a day, on your phone
        </T>
        <Box row gap={16}>
          <Button size={23} h={62} icon="tabler:player-play-filled">
            First lesson free
          </Button>
          <T size={20} soft leading={1.25}>
            11,460 students,
            <br />
            bKash or card
          </T>
        </Box>
      </Box>
      {courses.map((course, index) => (
        <Box
          key={course.name}
          at={[index * 400, course.y]}
          w={400}
          h={760 - course.y}
          bg={course.bg}
          color={course.color}
          pad="26 34"
          gap={8}
        >
          <Box row justify="space-between">
            <Icon name={course.icon} size={50} />
            <T size={20} weight={600}>
              {course.lessons}
            </T>
          </Box>
          <T head size={35} style={{ marginTop: 6 }} line>
            {course.name}
          </T>
          <Box row justify="space-between">
            <T head size={46} weight={800} line>
              {taka(course.price)}
            </T>
          </Box>
          <Box row gap={10}>
            <Icon name="tabler:calendar-event" size={26} />
            <T size={21} weight={600}>
              {course.batch}
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
                {index === 1 ? 'Maliha Tasnim' : 'Engr. Sajid Anwar'}
              </T>
            </Box>
          ) : null}
          {index > 0 ? (
            <Box row gap={10} style={{ marginTop: 6 }}>
              <Icon name="tabler:clipboard-check" size={26} />
              <T size={20} weight={500}>
                Model test every Friday
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
                Certificate with QR
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
            Lesson 1, free
          </T>
          <T size={22} weight={700} leading={1.15}>
            Why does the spring push back?
          </T>
        </Box>
      </Box>
    </Scene>
  );
}
