/** A lesson says what it takes before it starts. */

import { digits } from '#kit/digits.ts';
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Projectile motion',
    video: 'Video, 240p',
    notes: 'Notes, PDF',
    resume: 'Goes on at 6:05',
    size: ' MB',
  },
  bn: {
    title: 'প্রাসের গতি',
    video: 'ভিডিও, ২৪০p',
    notes: 'নোট, পিডিএফ',
    resume: '৬:০৫ থেকে চলবে',
    size: ' এমবি',
  },
});

export default function Lesson({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title}>
      <Line
        name={words.video}
        note={digits('14:20', language)}
        value={digits(38, language) + words.size}
      />
      <Line name={words.notes} value={digits(0.4, language) + words.size} />
      <Notice icon="tabler:player-play-filled">{words.resume}</Notice>
    </Feature>
  );
}
