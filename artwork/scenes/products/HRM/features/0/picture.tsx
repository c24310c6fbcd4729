/** The morning at a gate: one punch is missing. */

import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Gate 1, today',
    rokeya: 'Rokeya Begum',
    malek: 'Abdul Malek',
    champa: 'Champa Rani',
    no: 'No punch',
    in: 'Present',
    ask: 'To supervisor',
  },
  bn: {
    title: '১ নম্বর গেট, আজ',
    rokeya: 'রোকেয়া বেগম',
    malek: 'আব্দুল মালেক',
    champa: 'চম্পা রানী',
    no: 'পাঞ্চ নেই',
    in: 'উপস্থিত',
    ask: 'সুপারভাইজারের কাছে',
  },
});

export default function Gate({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title={words.title}>
      <Line name={words.rokeya} note={digits('7:54', language)} badge={words.in} tone="good" />
      <Line name={words.malek} note={words.no} badge={words.ask} tone="wait" marked />
      <Line name={words.champa} note={digits('7:58', language)} badge={words.in} tone="good" />
    </Feature>
  );
}
