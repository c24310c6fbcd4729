/** A quotation whose discount the manager has to approve. */
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Quotation 318',
    generator: 'Generator, 60 kVA',
    discount: 'Discount 6%',
    limit: 'limit 4%',
    waits: 'Waits for the manager',
  },
  bn: {
    title: 'কোটেশন ৩১৮',
    generator: 'জেনারেটর, ৬০ kVA',
    discount: 'ছাড় ৬%',
    limit: 'সীমা ৪%',
    waits: 'ম্যানেজারের অনুমোদন লাগবে',
  },
});

const price = 1150000;

export default function Quotation({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title={words.title}>
      <Line name={words.generator} value={taka(price, language)} />
      <Line name={words.discount} note={words.limit} value={taka(price * -0.06, language)} />
      <Notice tone="wait">{words.waits}</Notice>
    </Feature>
  );
}
