/** A leave that waits for the manager. */
import { Choices, Feature, Line, Notice } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Leave, 3 days',
    left: '9 days left',
    who: 'Sumi Khatun',
    when: '20 to 22 December',
    away: 'Line 4: 2 away that week',
    yes: 'Approve',
    no: 'Decline',
  },
  bn: {
    title: '৩ দিনের ছুটি',
    left: '৯ দিন বাকি',
    who: 'সুমি খাতুন',
    when: '২০–২২ ডিসেম্বর',
    away: 'লাইন ৪: ওই সপ্তাহে ২ জন ছুটিতে',
    yes: 'অনুমোদন',
    no: 'না',
  },
});

export default function Leave({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title={words.title} aside={words.left}>
      <Line name={words.who} note={words.when} />
      <Notice tone="wait" icon="tabler:users">
        {words.away}
      </Notice>
      <Choices choices={[words.yes, words.no]} chosen={0} />
    </Feature>
  );
}
