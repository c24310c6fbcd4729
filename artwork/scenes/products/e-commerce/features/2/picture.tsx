/** A chat that becomes an order. */

import { Box } from '#kit/box.tsx';
import { Bubble } from '#kit/bubble.tsx';
import { Choices, Feature } from '#kit/feature.tsx';
import { v } from '#kit/theme.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Messenger',
    ask: 'Is the teal one left?',
    answer: 'Yes, two. Your address?',
    order: 'Make it an order',
  },
  bn: {
    title: 'মেসেঞ্জার',
    ask: 'ফিরোজা শাড়িটা আছে?',
    answer: 'আছে, দুটি। ঠিকানা দিন।',
    order: 'অর্ডার করুন',
  },
});

export default function Chat({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.shop} title={words.title}>
      <Box pad="4 26" gap={14} h={190}>
        <Bubble bg={v.tint} size={30}>
          {words.ask}
        </Bubble>
        <Bubble mine bg={v.accent} color={v.onAccent} size={30}>
          {words.answer}
        </Bubble>
      </Box>
      <Choices choices={[words.order]} chosen={0} />
    </Feature>
  );
}
