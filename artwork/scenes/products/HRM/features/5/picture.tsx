/** The file of an operator; his probation ends soon. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Jahangir Alam',
    grade: 'Grade 3',
    letter: 'Appointment letter',
    nid: 'NID copy',
    probation: 'Probation ends',
    filed: 'Filed',
    days: 'in 12 days',
  },
  bn: {
    title: 'জাহাঙ্গীর আলম',
    grade: 'গ্রেড ৩',
    letter: 'নিয়োগপত্র',
    nid: 'এনআইডির কপি',
    probation: 'শিক্ষানবিশকাল শেষ',
    filed: 'আছে',
    days: '১২ দিন পরে',
  },
});

export default function File({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title={words.title} aside={words.grade}>
      <Line name={words.letter} badge={words.filed} tone="good" />
      <Line name={words.nid} badge={words.filed} tone="good" />
      <Line name={words.probation} badge={words.days} tone="wait" marked />
    </Feature>
  );
}
