/** An offer that runs, and a saree that somebody has in the cart. */

import { Badge } from '#kit/badge.tsx';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Eid offer',
    live: 'Live',
    off: '20% off half-silk',
    until: 'until 5 March, 23:59',
    saree: 'Maroon half-silk',
    cart: 'held in a cart',
    left: '9:42 left',
    cotton: 'Teal cotton',
    more: '6 pieces left',
    free: 'Available',
  },
  bn: {
    title: 'ঈদের অফার',
    live: 'চলছে',
    off: 'হাফসিল্কে ২০% ছাড়',
    until: '৫ মার্চ রাত ১১:৫৯ পর্যন্ত',
    saree: 'মেরুন হাফসিল্ক',
    cart: 'কার্টে রাখা আছে',
    left: 'আর ৯:৪২',
    cotton: 'ফিরোজা সুতি',
    more: '৬টি আছে',
    free: 'স্টকে আছে',
  },
});

export default function Offer({ words }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.shop}
      title={words.title}
      aside={
        <Badge tone="good" size={26}>
          {words.live}
        </Badge>
      }
    >
      <Line name={words.off} note={words.until} />
      <Line name={words.saree} note={words.cart} badge={words.left} tone="wait" marked />
      <Line name={words.cotton} note={words.more} badge={words.free} tone="good" />
    </Feature>
  );
}
