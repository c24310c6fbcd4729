/** How many of each branch passed a training. */

import { digits } from '#kit/digits.ts';
import { Bars, Feature } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Fire safety',
    due: 'due 15 December',
    savar: 'Savar',
    gazipur: 'Gazipur',
    tongi: 'Tongi',
    of: ' of ',
  },
  bn: {
    title: 'অগ্নিনিরাপত্তা',
    due: '১৫ ডিসেম্বরের মধ্যে',
    savar: 'সাভার',
    gazipur: 'গাজীপুর',
    tongi: 'টঙ্গী',
    of: '/',
  },
});

const branches = [
  ['savar', 38, 38],
  ['gazipur', 41, 46],
  ['tongi', 22, 40],
] as const;

export default function Training({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title} aside={words.due}>
      <Bars
        bars={branches.map(([branch, passed, staff]) => ({
          name: words[branch],
          share: passed / staff,
          value: digits(`${passed}${words.of}${staff}`, language),
          late: branch === 'tongi',
        }))}
      />
    </Feature>
  );
}
