/** The drawer of a cashier at closing: ten taka are missing. */
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Closing',
    who: 'Shefali, 22:10',
    expected: 'Float and cash sales',
    counted: 'Counted',
    short: ' short: write why',
  },
  bn: {
    title: 'দিনশেষ',
    who: 'শেফালী, রাত ১০:১০',
    expected: 'শুরুর ক্যাশ ও বিক্রি',
    counted: 'গোনা হয়েছে',
    short: ' কম, কারণ লিখুন',
  },
});

const expected = 47330;
const counted = 47320;

export default function Drawer({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.POS} title={words.title} aside={words.who}>
      <Line name={words.expected} value={taka(expected, language)} />
      <Line name={words.counted} value={taka(counted, language)} />
      <Notice tone="late">{taka(expected - counted, language) + words.short}</Notice>
    </Feature>
  );
}
