import { checkoutWords } from './checkout-words.ts';
import { orderWords } from './order-words.ts';
import { serviceWords } from './service-words.ts';
import { shelfWords } from './shelf-words.ts';

/** The words of every shop’s screens; in {braces} what is filled in. */
export const words = {
  ...shelfWords,
  ...checkoutWords,
  ...orderWords,
  ...serviceWords,
} as const;
