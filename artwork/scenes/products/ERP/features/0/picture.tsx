/** A tax invoice with its VAT. */

import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Mushak 6.3',
    number: 'No. 1042',
    oil: 'Soybean oil, 5 L',
    vat: 'VAT ',
    total: 'Total',
  },
  bn: {
    title: 'মূসক-৬.৩',
    number: 'নম্বর ১০৪২',
    oil: 'সয়াবিন তেল, ৫ লিটার',
    vat: 'ভ্যাট ',
    total: 'মোট',
  },
});

const count = 120;
const price = 800;
const amount = count * price;
const vat = amount * 0.15;

export default function Invoice({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.ERP} title={words.title} aside={words.number}>
      <Line
        name={words.oil}
        note={digits(`${count} × ${price}`, language)}
        value={taka(amount, language)}
      />
      <Line name={words.vat + digits('15%', language)} value={taka(vat, language)} />
      <Line name={words.total} value={taka(amount + vat, language)} marked />
    </Feature>
  );
}
