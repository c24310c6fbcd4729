import { checkoutWords } from './checkout.ts';
import { orderWords } from './orders.ts';
import { serviceWords } from './service.ts';
import { shelfWords } from './shelf.ts';

/** The words of every shop’s screens; in {braces} what is filled in. */
export const words = {
  ...shelfWords,
  ...checkoutWords,
  ...orderWords,
  ...serviceWords,
} as const;
