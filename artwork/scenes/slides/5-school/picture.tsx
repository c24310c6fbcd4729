/** The mark sheet of a girl in class nine: six subjects, and the GPA that follows from them. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { sum } from '#kit/money.ts';
import { accent, paddy } from '#kit/palette.ts';
import { Paper, Seam, Signature, standing } from '#kit/paper.tsx';
import { Person } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { fonts } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.object;

export const words = inLanguages({
  en: {
    school: 'Mohasthan High School',
    sheet: 'Mark sheet · Bogura',
    name: 'Sumaiya Akter',
    form: 'Class nine, roll 7',
    subjects: ['Bangla', 'English', 'Mathematics', 'Physics', 'Chemistry', 'ICT'],
    result: 'GPA',
    signed: 'Head teacher',
  },
  bn: {
    school: 'মহাস্থান উচ্চ বিদ্যালয়',
    sheet: 'নম্বরপত্র · বগুড়া',
    name: 'সুমাইয়া আক্তার',
    form: 'নবম শ্রেণি, রোল ৭',
    subjects: ['বাংলা', 'ইংরেজি', 'গণিত', 'পদার্থবিজ্ঞান', 'রসায়ন', 'আইসিটি'],
    result: 'জিপিএ',
    signed: 'প্রধান শিক্ষক',
  },
});

const marks = [84, 78, 91, 82, 75, 88];
const isBest = (mark: number) => mark >= 80;
const gpa = sum(marks.map((mark) => (isBest(mark) ? 5 : 4))) / marks.length;
const green = paddy[700];

type Words = (typeof words)['en'];

export default function MarkSheet({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} bg="none">
      <Paper w={960} h={1350} at={[120, 60]} turn={-2.5} pad="80 84" thread={green}>
        <StitchFrame
          w={884}
          h={1274}
          round={6}
          color={accent[500]}
          width={5}
          dash="4 17"
          style={{ position: 'absolute', left: 38, top: 38 }}
        />
        <T head size={66} center line color={green}>
          {words.school}
        </T>
        <T size={46} weight={500} center line style={{ marginTop: 8 }}>
          {words.sheet}
        </T>
        <Box row gap={32} style={{ marginTop: 34 }}>
          <Box
            bg="oklch(1 0 0)"
            pad="10"
            style={{ rotate: '-2deg', boxShadow: '0 4px 10px oklch(.2 .05 275/.3)' }}
          >
            <Person
              size={170}
              hair="braid"
              wear="uniform"
              cloth={green}
              cloth2="oklch(1 0 0)"
              bg={accent[200]}
            />
          </Box>
          <Box grow gap={6}>
            <T head size={72} line>
              {words.name}
            </T>
            <T size={48} soft line>
              {words.form}
            </T>
          </Box>
        </Box>
        <Box gap={0} style={{ marginTop: 30 }}>
          {words.subjects.map((subject, index) => {
            const mark = marks[index] ?? 0;
            return (
              <Box
                key={subject}
                grid="1fr 130px 110px"
                align="baseline"
                pad="9 0"
                style={{ borderTop: index > 0 ? '3px solid oklch(.88 .03 120)' : undefined }}
              >
                <T size={54} weight={500} line>
                  {subject}
                </T>
                <T size={54} weight={600} right line>
                  {digits(mark, language)}
                </T>
                <T size={54} weight={800} right line color={isBest(mark) ? green : accent[700]}>
                  {isBest(mark) ? 'A+' : 'A'}
                </T>
              </Box>
            );
          })}
        </Box>
        <Box style={{ marginTop: 14 }}>
          <Seam color={green} width={6} />
        </Box>
        <Box row justify="space-between" align="flex-end" style={{ marginTop: 14 }}>
          <Box gap={0}>
            <Signature w={250} />
            <T size={40} soft line>
              {words.signed}
            </T>
          </Box>
          <Box row gap={26} align="baseline">
            <T size={60} weight={700} line>
              {words.result}
            </T>
            <T
              size={148}
              weight={800}
              font={fonts.grotesque}
              tracking={-0.02}
              leading={1.05}
              color={green}
              line
            >
              {digits(gpa.toFixed(2), language)}
            </T>
          </Box>
        </Box>
      </Paper>
      <svg
        aria-hidden="true"
        width="210"
        height="270"
        viewBox="0 0 210 270"
        style={{ position: 'absolute', left: 972, top: 2, filter: standing, rotate: '6deg' }}
      >
        <path
          d="M62 130 40 262l42-24 22 30 20-126zM148 130l22 132-42-24-22 30-20-126z"
          fill="oklch(.55 .18 12)"
        />
        <circle cx="105" cy="100" r="92" fill={accent[400]} />
        <circle
          cx="105"
          cy="100"
          r="74"
          fill="none"
          stroke={green}
          strokeWidth="6"
          strokeDasharray="17 12.060"
          strokeLinecap="round"
        />
        <path d="M105 48l15 32 35 4-26 24 7 35-31-18-31 18 7-35-26-24 35-4z" fill={green} />
      </svg>
    </Scene>
  );
}
