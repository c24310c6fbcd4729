/** A class eight result sheet on paper, with the month's fees behind it. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { sum, taka } from '#kit/money.ts';
import { paddy } from '#kit/palette.ts';
import { Plate } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { StitchFrame } from '#kit/stitch.tsx';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.screen;
export const detail = { left: 66, top: 452, width: 800 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    fees: 'Fees paid, November',
    classes: {
      six: 'Class Six',
      seven: 'Class Seven',
      eight: 'Class Eight',
      nine: 'Class Nine',
      ten: 'Class Ten',
    },
    of: (paid: string, all: string) => `${paid} of ${all}`,
    school: 'Bokulpur Model School',
    where: 'Cumilla, class eight, morning shift',
    student: 'Nusrat Jahan, roll 7',
    exam: 'Annual 2025',
    subjects: {
      bangla: 'Bangla',
      english: 'English',
      mathematics: 'Mathematics',
      science: 'Science',
      society: 'Bangladesh and Global Studies',
      computing: 'ICT',
      religion: 'Islamic Studies',
      agriculture: 'Agriculture',
    },
    gpa: 'GPA',
  },
  bn: {
    fees: 'নভেম্বরের বেতন আদায়',
    classes: {
      six: 'ষষ্ঠ শ্রেণি',
      seven: 'সপ্তম শ্রেণি',
      eight: 'অষ্টম শ্রেণি',
      nine: 'নবম শ্রেণি',
      ten: 'দশম শ্রেণি',
    },
    of: (paid: string, all: string) => `${all} জনে ${paid}`,
    school: 'বকুলপুর মডেল স্কুল',
    where: 'কুমিল্লা, অষ্টম শ্রেণি, সকালের শিফট',
    student: 'নুসরাত জাহান, রোল ৭',
    exam: 'বার্ষিক ২০২৫',
    subjects: {
      bangla: 'বাংলা',
      english: 'ইংরেজি',
      mathematics: 'গণিত',
      science: 'বিজ্ঞান',
      society: 'বাংলাদেশ ও বিশ্বপরিচয়',
      computing: 'তথ্য ও যোগাযোগ প্রযুক্তি',
      religion: 'ইসলাম শিক্ষা',
      agriculture: 'কৃষি শিক্ষা',
    },
    gpa: 'জিপিএ',
  },
});

const theme = themed({
  accent: 'oklch(.40 .12 260)',
  tint: 'oklch(.93 .03 255)',
  ink: 'oklch(.24 .06 262)',
  soft: 'oklch(.44 .03 262)',
  line: 'oklch(.87 .02 258)',
});

const marks = [
  ['bangla', 76, 'A'],
  ['english', 74, 'A'],
  ['mathematics', 92, 'A+'],
  ['science', 88, 'A+'],
  ['society', 84, 'A+'],
  ['computing', 90, 'A+'],
  ['religion', 86, 'A+'],
  ['agriculture', 82, 'A+'],
] as const;

/** class, students who paid, students, taka a month */
const fees = [
  ['six', 84, 92, 600],
  ['seven', 79, 88, 600],
  ['eight', 90, 90, 650],
  ['nine', 71, 84, 750],
  ['ten', 76, 80, 750],
] as const;

export default function School({ words, language }: SceneProps<Words>) {
  return (
    <Plate ground={{ css: 'oklch(.80 .07 250)' }} theme={theme} size={size}>
      <Box
        at={[850, 70]}
        w={690}
        h={860}
        round={36}
        bg={theme.ink}
        color="white"
        pad="46 48 40 90"
        gap={10}
      >
        <T size={31} weight={500} style={{ opacity: 0.85 }}>
          {words.fees}
        </T>
        <T head size={84}>
          {taka(sum(fees.map(([, paid, , fee]) => paid * fee)), language)}
        </T>
        <Box grow justify="space-between" style={{ marginTop: 26 }}>
          {fees.map(([name, paid, all, fee]) => (
            <Box key={name} gap={10}>
              <Box row justify="space-between" align="baseline">
                <T size={36} weight={700} line style={{ width: 210 }}>
                  {words.classes[name]}
                </T>
                <T size={31} line style={{ flex: 1 }}>
                  {words.of(digits(paid, language), digits(all, language))}
                </T>
                <T size={36} weight={700} line>
                  {taka(paid * fee, language)}
                </T>
              </Box>
              <Box h={22} round={12} bg="oklch(.38 .08 262)">
                <Box
                  h={22}
                  w={`${(100 * paid) / all}%`}
                  round={12}
                  bg={paid === all ? paddy[500] : 'oklch(.82 .16 75)'}
                />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Sheet w={820} h={930} at={[70, 40]} turn={-1.5} pad="44 56">
        <StitchFrame
          w={780}
          h={890}
          round={20}
          width={5}
          color={theme.accent}
          dash="16 15"
          style={{ position: 'absolute', left: 20, top: 20 }}
        />
        <T head size={48} center>
          {words.school}
        </T>
        <T size={30} soft center style={{ marginTop: 4 }}>
          {words.where}
        </T>
        <Box row justify="space-between" style={{ margin: '22px 12px 10px' }}>
          <T size={34} weight={700}>
            {words.student}
          </T>
          <T size={31} soft>
            {words.exam}
          </T>
        </Box>
        <Box pad="0 12">
          {marks.map(([subject, mark, grade]) => (
            <Box key={subject} row h={64} style={{ borderTop: `2px solid ${theme.line}` }}>
              <T size={33} weight={500} style={{ flex: 1 }} line>
                {words.subjects[subject]}
              </T>
              <T size={35} weight={700} right style={{ width: 90 }}>
                {digits(mark, language)}
              </T>
              <T size={35} weight={700} right color={v.accent} style={{ width: 100 }}>
                {grade}
              </T>
            </Box>
          ))}
        </Box>
        <Box
          row
          justify="space-between"
          bg={v.tint}
          round={20}
          pad="12 32"
          style={{ marginTop: 12 }}
        >
          <T size={40} weight={700}>
            {words.gpa}
          </T>
          <T head size={88} color={v.accent}>
            {digits('4.75', language)}
          </T>
        </Box>
      </Sheet>
    </Plate>
  );
}
