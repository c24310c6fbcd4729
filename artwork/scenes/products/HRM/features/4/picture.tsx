/** A payslip, whose words are Bangla in all languages. */
import { Feature, Line } from '#kit/feature.tsx';
import { grouped, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: { basic: 'Basic', rent: 'House rent', net: 'Net pay' },
  bn: { basic: '', rent: '', net: '' },
});

export default function Payslip({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title="পে-স্লিপ" aside="শিরিন আখতার">
      <Line name="মূল বেতন" note={words.basic || undefined} value={grouped(7400, 'bn')} />
      <Line name="বাড়িভাড়া" note={words.rent || undefined} value={grouped(3700, 'bn')} />
      <Line name="মোট পাবেন" note={words.net || undefined} value={taka(15254, 'bn')} marked />
    </Feature>
  );
}
