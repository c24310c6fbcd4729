/** Boro Jamtola High School: the tabulation sheet of Class Ten, two cells still empty. */
import { Box } from '#kit/box.tsx';
import { digits } from '#kit/digits.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';

export const size = sizes.page;
export const detail = { left: 0, top: 82, width: 622 };

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    school: 'Boro Jamtola High School',
    test: 'Jhenaidah · SSC test examination',
    missing: '2 marks missing',
    print: 'Print',
    group: 'Class Ten, Business Studies',
    kinds: ['Creative', 'MCQ', 'Total'],
    roll: 'Roll',
    name: 'Name',
    subjects: ['Bangla', 'English', 'Maths', 'Accounting', 'Finance', 'Business', 'ICT'],
    average: 'GPA',
    wait: 'wait',
    pupils: [
      'Sadia Afrin',
      'Nayeem Hasan',
      'Mitu Khatun',
      'Rakib Mia',
      'Purnima Biswas',
      'Tuhin Ali',
      'Jannatul Maowa',
      'Sabbir Sheikh',
      'Lipi Das',
      'Ovi Rahman',
    ],
  },
  bn: {
    school: 'বড় জামতলা উচ্চ বিদ্যালয়',
    test: 'ঝিনাইদহ · এসএসসি টেস্ট পরীক্ষা',
    missing: '২টি নম্বর বাকি',
    print: 'প্রিন্ট',
    group: 'দশম শ্রেণি, ব্যবসায় শিক্ষা',
    kinds: ['সৃজনশীল', 'এমসিকিউ', 'মোট'],
    roll: 'রোল',
    name: 'নাম',
    subjects: ['বাংলা', 'ইংরেজি', 'গণিত', 'হিসাববিজ্ঞান', 'ফিন্যান্স', 'ব্যবসায়', 'আইসিটি'],
    average: 'জিপিএ',
    wait: 'বাকি',
    pupils: [
      'সাদিয়া আফরিন',
      'নাঈম হাসান',
      'মিতু খাতুন',
      'রাকিব মিয়া',
      'পূর্ণিমা বিশ্বাস',
      'তুহিন আলী',
      'জান্নাতুল মাওয়া',
      'সাব্বির শেখ',
      'লিপি দাস',
      'অভি রহমান',
    ],
  },
});

const theme = themed({
  ground: '#f2f5fb',
  ink: '#14233f',
  soft: '#5d6c88',
  line: '#d5deec',
  accent: '#1d4ea3',
  tint: '#e2ebfa',
});
type Mark = number | undefined;
const pupils: readonly (readonly Mark[])[] = [
  [84, 81, 92, 88, 86, 83, 46],
  [78, 74, 85, 81, 80, 79, 44],
  [80, 69, 73, 82, 77, 81, 41],
  [66, 58, 61, 70, undefined, 68, 36],
  [82, 80, 88, 90, 85, 86, 47],
  [59, 47, 52, 63, 60, 58, 33],
  [76, 72, 80, 79, 74, 75, 42],
  [62, 55, undefined, 66, 61, 64, 35],
  [71, 68, 75, 77, 72, 70, 40],
  [54, 41, 33, 57, 52, 50, 30],
];
const steps = [
  [80, 5],
  [70, 4],
  [60, 3.5],
  [50, 3],
  [40, 2],
  [33, 1],
] as const;

/** The national scale of five; ICT counts from 50. Without all marks there is none yet. */
function gradePoint(marks: readonly Mark[]): string | undefined {
  const points = marks.map((mark, index) => {
    const full = mark === undefined ? -1 : index === 6 ? mark * 2 : mark;
    return full < 0 ? Number.NaN : (steps.find(([from]) => full >= from)?.[1] ?? 0);
  });
  const mean = points.reduce((all, point) => all + point, 0) / points.length;
  return Number.isNaN(mean) ? undefined : mean.toFixed(2);
}

const columns = '52px 200px repeat(7, 1fr) 96px';

export default function Tabulation({ words, language }: SceneProps<Words>) {
  return (
    <Scene size={size} theme={theme}>
      <Box row justify="space-between" h={92} pad="0 32" bg={v.accent} color="white">
        <Box row gap={16}>
          <svg aria-hidden="true" width="54" height="54" viewBox="0 0 54 54">
            <circle cx="27" cy="27" r="26" fill="#fff" />
            <path d="M27 46V26" stroke="#7a4b1e" strokeWidth="5" />
            <circle cx="27" cy="20" r="13" fill="#2f8f4a" />
            <circle cx="21" cy="23" r="3" fill="#3b1a4e" />
            <circle cx="30" cy="17" r="3" fill="#3b1a4e" />
            <circle cx="32" cy="26" r="3" fill="#3b1a4e" />
          </svg>
          <Box>
            <T head size={26} leading={1.15}>
              {words.school}
            </T>
            <T size={19} leading={1.2} style={{ opacity: 0.85 }}>
              {words.test}
            </T>
          </Box>
        </Box>
        <Box row gap={12}>
          <Box bg="#ffd65c" color="#4a3500" round={24} pad="9 20">
            <T size={20} weight={700}>
              {words.missing}
            </T>
          </Box>
          <Box bg="#ffffff26" round={24} pad="9 20">
            <T size={20} weight={600}>
              {words.print}
            </T>
          </Box>
        </Box>
      </Box>
      <Box row gap={12} pad="0 32" h={64}>
        <T head size={29} style={{ flex: 1 }}>
          {words.group}
        </T>
        {words.kinds.map((kind, index) => (
          <Box
            key={kind}
            pad="7 20"
            round={20}
            bg={index === 2 ? v.ink : 'white'}
            color={index === 2 ? 'white' : v.soft}
          >
            <T size={19} weight={600}>
              {kind}
            </T>
          </Box>
        ))}
      </Box>
      <Box at={[32, 158]} w={1136} bg="white" round={14} clip line={v.line}>
        <Box grid={columns} align="center" h={56} bg={v.tint} pad="0 16">
          <T size={18} soft>
            {words.roll}
          </T>
          <T size={18} soft>
            {words.name}
          </T>
          {words.subjects.map((subject) => (
            <T key={subject} size={18} weight={600} center line>
              {subject}
            </T>
          ))}
          <T size={20} weight={700} center>
            {words.average}
          </T>
        </Box>
        {pupils.map((marks, row) => (
          <Box
            key={row}
            grid={columns}
            align="center"
            h={51.4}
            pad="0 16"
            bg={row % 2 ? '#f8fafd' : 'white'}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <T size={20} soft>
              {digits(row + 1, language)}
            </T>
            <T size={21} weight={600} line>
              {words.pupils[row]}
            </T>
            {marks.map((mark, index) => (
              <Box
                key={index}
                center
                h={43}
                round={8}
                bg={
                  mark === undefined ? '#ffe08a' : mark < 34 && index === 2 ? '#ffe0e0' : undefined
                }
                style={mark === undefined ? { border: '3px dashed #c98a00' } : undefined}
              >
                <T
                  size={23}
                  weight={mark !== undefined && mark >= (index === 6 ? 40 : 80) ? 700 : 500}
                  color={mark !== undefined && mark >= (index === 6 ? 40 : 80) ? '#0d6b3f' : v.ink}
                >
                  {digits(mark ?? '–', language)}
                </T>
              </Box>
            ))}
            <T
              size={24}
              weight={800}
              center
              color={marks.includes(undefined) ? '#a06d00' : v.accent}
            >
              {digits(gradePoint(marks) ?? words.wait, language)}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
