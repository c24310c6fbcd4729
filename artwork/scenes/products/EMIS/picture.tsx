/** The week of Class Nine, Science; a substitute stands in on Monday. */
import { Box } from '#kit/box.tsx';
import { Icon } from '#kit/icon.tsx';
import { indigo, marigold, muslin, paddy, shapla, white } from '#kit/palette.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';

export const size = sizes.screen;
export const detail = { left: 712, top: 122, width: 846 };

const sky = 'oklch(.93 .035 230)';
const looks = {
  Bangla: [shapla[100], shapla[700], 'M. Khatun · 204'],
  English: [indigo[100], indigo[700], 'P. Gomes · 204'],
  Maths: [marigold[100], 'oklch(.47 .12 60)', 'S. Biswas · 204'],
  Physics: [sky, 'oklch(.42 .11 240)', 'A. Karim · Lab 1'],
  Chemistry: [paddy[100], paddy[700], 'R. Sultana · Lab 2'],
  Biology: ['oklch(.95 .05 125)', 'oklch(.42 .1 130)', 'N. Mondal · Lab 2'],
  ICT: ['oklch(.93 .03 310)', 'oklch(.42 .15 310)', 'T. Rahman · 301'],
  Religion: [muslin[200], 'oklch(.4 .03 60)', 'H. Uddin · 204'],
} as const;

type Subject = keyof typeof looks;

const week: readonly (readonly [string, readonly Subject[]])[] = [
  ['Sun', ['Bangla', 'Maths', 'Physics', 'English', 'ICT']],
  ['Mon', ['English', 'Chemistry', 'Bangla', 'Maths', 'Biology']],
  ['Tue', ['Maths', 'Bangla', 'Biology', 'Physics', 'Religion']],
  ['Wed', ['Physics', 'English', 'Maths', 'Chemistry', 'Bangla']],
  ['Thu', ['Chemistry', 'Maths', 'English', 'ICT', 'Religion']],
];
const times = ['10:00', '10:45', '11:30', '12:15', '1:45'] as const;

function Period({ subject, substitute }: { subject: Subject; substitute: boolean }) {
  const [bg, color, who] = looks[subject];
  const words = substitute ? white : color;
  return (
    <Box bg={substitute ? shapla[700] : bg} round={18} pad="0 20" gap={2} justify="center">
      <T size={30} weight={700} color={words} line>
        {subject}
      </T>
      <T size={23} color={words} line style={{ opacity: 0.88 }}>
        {substitute ? 'T. Rahman · 204' : who}
      </T>
    </Box>
  );
}

export default function Routine() {
  return (
    <Scene size={size} bg={indigo[700]}>
      <Box at={[0, 0]} w={1600} h={152} row pad="0 56" gap={28} color={white}>
        <Box center w={92} h={92} round={46} bg={marigold[400]} color={indigo[950]}>
          <Icon name="tabler:school" size={56} stroke={1.8} />
        </Box>
        <Box grow gap={2}>
          <T head size={50} line>
            Class Nine, Science
          </T>
          <T size={29} line style={{ opacity: 0.85 }}>
            নবম শ্রেণি, বিজ্ঞান · সাপ্তাহিক ক্লাস রুটিন
          </T>
        </Box>
        <T size={28} weight={500} line>
          Bokulpur Model School
        </T>
      </Box>
      <Box at={[40, 152]} w={1520} h={880} bg={muslin[50]} round={34} pad="26 28 0">
        <Box
          grid="92px repeat(5, 1fr)"
          gap={14}
          style={{ gridTemplateRows: '44px repeat(5, 126px)' }}
        >
          <Box />
          {times.map((time) => (
            <T key={time} size={25} weight={500} soft style={{ paddingLeft: 20 }}>
              {time}
            </T>
          ))}
          {week.flatMap(([day, periods]) => [
            <Box key={day} center>
              <T head size={32}>
                {day}
              </T>
            </Box>,
            ...periods.map((subject, index) => (
              <Period
                key={`${day}${subject}`}
                subject={subject}
                substitute={day === 'Mon' && index === 3}
              />
            )),
          ])}
        </Box>
      </Box>
      <StitchFrame
        w={280}
        h={146}
        round={24}
        width={5}
        dash="15 14"
        color={shapla[500]}
        style={{ position: 'absolute', left: 987, top: 366 }}
      />
      <Box at={[68, 912]} w={1464} h={100} row gap={18} pad="0 24" color={shapla[700]}>
        <Icon name="tabler:arrows-exchange" size={40} />
        <T size={30} weight={500} line>
          Monday, fourth period: <b>T. Rahman</b> stands in for S. Biswas, who is on leave
        </T>
      </Box>
    </Scene>
  );
}
