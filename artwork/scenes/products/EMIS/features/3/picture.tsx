/** Marks in Physics, and the grade that follows. */

import { Badge } from '#kit/badge.tsx';
import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Physics, roll 14',
    written: 'Creative',
    mcq: 'MCQ',
    practical: 'Practical',
    of: ' of ',
  },
  bn: {
    title: 'পদার্থবিজ্ঞান, রোল ১৪',
    written: 'সৃজনশীল',
    mcq: 'এমসিকিউ',
    practical: 'ব্যবহারিক',
    of: '/',
  },
});

const marks = [
  ['written', 38, 50],
  ['mcq', 21, 25],
  ['practical', 23, 25],
] as const;

export default function Marks({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.EMIS}
      title={words.title}
      aside={<Badge tone="good" size={27}>{`A+ · ${digits('5.00', language)}`}</Badge>}
    >
      {marks.map(([part, mark, most]) => (
        <Line key={part} name={words[part]} value={digits(`${mark}${words.of}${most}`, language)} />
      ))}
    </Feature>
  );
}
