/** An order at the table, with what the cook should know. */

import { digits } from '#kit/digits.ts';
import { Choices, Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Table 6',
    who: 'Rafiq, 1:48',
    beef: 'Beef chui jhal',
    rice: 'Plain rice',
    oil: 'Less oil',
    salad: 'Extra salad',
    half: 'Half plate',
  },
  bn: {
    title: 'টেবিল ৬',
    who: 'রফিক, ১:৪৮',
    beef: 'গরুর চুই ঝাল',
    rice: 'সাদা ভাত',
    oil: 'তেল কম',
    salad: 'সালাদ বেশি',
    half: 'হাফ প্লেট',
  },
});

export default function Order({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.RMS} title={words.title} aside={words.who}>
      <Line name={words.beef} value={digits('× 2', language)} marked />
      <Choices choices={[words.oil, words.salad, words.half]} chosen={0} />
      <Line name={words.rice} value={digits('× 4', language)} />
    </Feature>
  );
}
