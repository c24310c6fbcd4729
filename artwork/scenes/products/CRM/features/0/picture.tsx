/** Two enquiries of one number become one customer. */
import { digits } from '#kit/digits.ts';
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    facebook: 'Facebook',
    asked: '3 December, Arif',
    web: 'Website',
    again: '5 December',
    one: 'One customer: Muhuri Poultry',
  },
  bn: {
    facebook: 'ফেসবুক',
    asked: '৩ ডিসেম্বর, আরিফ',
    web: 'ওয়েবসাইট',
    again: '৫ ডিসেম্বর',
    one: 'ক্রেতা একজন: মুহুরী পোলট্রি',
  },
});

export default function Customer({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title="018·· ···274">
      <Line
        name={words.facebook}
        note={words.asked}
        badge={digits('60 kVA', language)}
        tone="info"
      />
      <Line name={words.web} note={words.again} badge={digits('60 kVA', language)} tone="info" />
      <Notice icon="tabler:users-minus">{words.one}</Notice>
    </Feature>
  );
}
