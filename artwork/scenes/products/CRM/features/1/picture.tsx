/** How a call went, and when the next one is due. */
import { Choices, Feature, Line, Notice } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Muhuri Poultry',
    lasted: '4:12',
    how: 'How did it go?',
    yes: 'Interested',
    eid: 'After Eid',
    price: 'Price',
    next: 'Next call: 12 Dec, 11:00',
  },
  bn: {
    title: 'মুহুরী পোলট্রি',
    lasted: '৪:১২',
    how: 'কী কথা হলো?',
    yes: 'আগ্রহী',
    eid: 'ঈদের পরে',
    price: 'দাম বেশি',
    next: 'পরের কল: ১২ ডিসেম্বর, ১১টা',
  },
});

export default function Call({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title={words.title} aside={words.lasted}>
      <Line name={words.how} />
      <Choices choices={[words.yes, words.eid, words.price]} chosen={0} />
      <Notice tone="wait" icon="tabler:phone">
        {words.next}
      </Notice>
    </Feature>
  );
}
