/** A message to a guardian, in Bangla in all languages. */
import { Message } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: { school: 'Bokulpur School', time: 'today, 10:20' },
  bn: { school: 'বকুলপুর স্কুল', time: 'আজ, ১০:২০' },
});

export default function Absent({ words }: SceneProps<Words>) {
  return (
    <Message bg={grounds.EMIS} from={words.school} time={words.time}>
      আপনার সন্তান রাফি আহমেদ (নবম, রোল ১৪) আজ স্কুলে অনুপস্থিত।
    </Message>
  );
}
