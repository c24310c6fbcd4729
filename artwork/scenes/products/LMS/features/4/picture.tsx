/** Who of a batch has not opened a lesson for long. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'HSC 2027, batch B',
    tanvir: 'Tanvir Hossain',
    sumaiya: 'Sumaiya Akter',
    arif: 'Arif Mia',
    nine: 'no lesson for 9 days',
    seven: 'no lesson for 7 days',
    one: 'lesson 12 yesterday',
    call: 'Call',
    called: 'Rima called',
    fine: 'Fine',
  },
  bn: {
    title: 'এইচএসসি ২০২৭, ব্যাচ খ',
    tanvir: 'তানভীর হোসেন',
    sumaiya: 'সুমাইয়া আক্তার',
    arif: 'আরিফ মিয়া',
    nine: '৯ দিন ক্লাস খোলেননি',
    seven: '৭ দিন ক্লাস খোলেননি',
    one: 'গতকাল ১২ নম্বর ক্লাস',
    call: 'কল করুন',
    called: 'রিমা কল করেছেন',
    fine: 'ঠিক আছে',
  },
});

export default function Calls({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title}>
      <Line name={words.tanvir} note={words.nine} badge={words.call} tone="late" marked />
      <Line name={words.sumaiya} note={words.seven} badge={words.called} tone="info" />
      <Line name={words.arif} note={words.one} badge={words.fine} tone="good" />
    </Feature>
  );
}
