/** What is missing before registration closes. */

import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'eSIF, Class Nine',
    closes: '6 days left',
    birth: 'Birth number',
    photo: 'Photograph',
    codes: 'Subject codes',
    of: ' of ',
  },
  bn: {
    title: 'ই-এসআইএফ, নবম',
    closes: 'আর ৬ দিন',
    birth: 'জন্মনিবন্ধন নম্বর',
    photo: 'ছবি',
    codes: 'বিষয় কোড',
    of: '/',
  },
});

const gaps = [
  ['birth', 58, 'wait'],
  ['photo', 60, 'good'],
  ['codes', 51, 'late'],
] as const;

export default function Registration({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.EMIS} title={words.title} aside={words.closes}>
      {gaps.map(([what, there, tone]) => (
        <Line
          key={what}
          name={words[what]}
          badge={digits(`${there}${words.of}60`, language)}
          tone={tone}
          marked={tone === 'late'}
        />
      ))}
    </Feature>
  );
}
