/** What a customer has after the sale. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Kandirpar Hospital',
    warranty: 'Warranty',
    until: 'until December 2028',
    valid: 'Valid',
    visit: 'Service visit',
    next: '2 January',
    planned: 'Planned',
    contract: 'Yearly contract',
    renew: 'renews 17 January',
    month: '30 days',
  },
  bn: {
    title: 'কান্দিরপাড় হাসপাতাল',
    warranty: 'ওয়ারেন্টি',
    until: 'ডিসেম্বর ২০২৮ পর্যন্ত',
    valid: 'আছে',
    visit: 'সার্ভিস ভিজিট',
    next: '২ জানুয়ারি',
    planned: 'ঠিক করা',
    contract: 'বার্ষিক চুক্তি',
    renew: 'নবায়ন ১৭ জানুয়ারি',
    month: '৩০ দিন',
  },
});

export default function Service({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title={words.title}>
      <Line name={words.warranty} note={words.until} badge={words.valid} tone="good" />
      <Line name={words.visit} note={words.next} badge={words.planned} tone="info" />
      <Line name={words.contract} note={words.renew} badge={words.month} tone="wait" marked />
    </Feature>
  );
}
