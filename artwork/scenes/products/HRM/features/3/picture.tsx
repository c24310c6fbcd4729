/** The amounts of a salary, each with what it comes from. */
import { Feature, Line } from '#kit/feature.tsx';
import { grouped } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Shirin Akhter',
    month: 'November',
    basic: 'Basic',
    days: '26 days',
    overtime: 'Overtime',
    hours: '38 h × 71.15',
    advance: 'Advance',
    part: 'Instalment 2 of 5',
  },
  bn: {
    title: 'শিরিন আখতার',
    month: 'নভেম্বর',
    basic: 'মূল বেতন',
    days: '২৬ দিন',
    overtime: 'ওভারটাইম',
    hours: '৩৮ ঘণ্টা × ৭১.১৫',
    advance: 'অগ্রিম',
    part: '৫ কিস্তির ২ নম্বর',
  },
});

export default function Salary({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title={words.title} aside={words.month}>
      <Line name={words.basic} note={words.days} value={grouped(7400, language)} />
      <Line name={words.overtime} note={words.hours} value={grouped(2704, language)} marked />
      <Line name={words.advance} note={words.part} value={grouped(-1000, language)} />
    </Feature>
  );
}
