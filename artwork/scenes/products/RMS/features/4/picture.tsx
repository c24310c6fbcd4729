/** Iftar boxes that are ordered for today. */

import { digits } from '#kit/digits.ts';
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Iftar boxes',
    bank: 'Khalishpur bank',
    clinic: 'Rupsha Clinic',
    advance: 'advance ',
    at: ', at ',
    boxes: ' boxes',
    due: '85 boxes by sunset',
  },
  bn: {
    title: 'ইফতার বক্স',
    bank: 'খালিশপুর ব্যাংক',
    clinic: 'রূপসা ক্লিনিক',
    advance: 'অগ্রিম ',
    at: ', ',
    boxes: 'টি',
    due: 'মাগরিবের আগে ৮৫ বক্স',
  },
});

export default function Iftar({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.RMS} title={words.title}>
      <Line
        name={words.bank}
        note={words.advance + taka(5000, language) + words.at + digits('5:30', language)}
        badge={digits(60, language) + words.boxes}
        tone="info"
      />
      <Line
        name={words.clinic}
        note={words.advance + taka(2000, language) + words.at + digits('5:45', language)}
        badge={digits(25, language) + words.boxes}
        tone="info"
      />
      <Notice tone="wait" icon="tabler:moon-stars">
        {words.due}
      </Notice>
    </Feature>
  );
}
