import { bookingWords } from './booking.ts';
import { choiceWords } from './choice.ts';
import { ownerWords } from './owner.ts';

/** The words of every booking site’s screens; in {braces} what is filled in. */
export const words = {
  ...choiceWords,
  ...bookingWords,
  ...ownerWords,
} as const;
