/** The rooms that a housekeeper has to make. */
import { Choices, Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'To clean: 2',
    twin: '402 Sea twin',
    hill: '407 Hill twin',
    left: 'left 11:40',
    gone: 'left 12:05',
    next: 'Next 14:00',
    done: 'Done',
    repair: 'Needs repair',
  },
  bn: {
    title: 'পরিষ্কার বাকি ২টি',
    twin: '৪০২ সি টুইন',
    hill: '৪০৭ হিল টুইন',
    left: 'খালি ১১:৪০',
    gone: 'খালি ১২:০৫',
    next: 'পরেরজন ২টায়',
    done: 'শেষ',
    repair: 'মেরামত লাগবে',
  },
});

export default function Rooms({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title}>
      <Line name={words.twin} note={words.left} badge={words.next} tone="wait" marked />
      <Line name={words.hill} note={words.gone} />
      <Choices choices={[words.done, words.repair]} chosen={0} />
    </Feature>
  );
}
