/** A purchase above the limit waits for the owner. */
import { Choices, Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Purchase PO-1183',
    who: 'Karnaphuli Traders',
    what: 'Soybean oil, 5 L',
    waits: ' is your limit',
    approve: 'Approve',
    back: 'Send back',
  },
  bn: {
    title: 'পারচেজ PO-1183',
    who: 'কর্ণফুলী ট্রেডার্স',
    what: 'সয়াবিন তেল, ৫ লিটার',
    waits: ' আপনার সীমা',
    approve: 'অনুমোদন',
    back: 'ফেরত',
  },
});

export default function Approval({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.ERP} title={words.title}>
      <Line name={words.who} note={words.what} value={taka(640000, language)} />
      <Notice tone="wait">{taka(500000, language) + words.waits}</Notice>
      <Choices choices={[words.approve, words.back]} chosen={0} />
    </Feature>
  );
}
