import { bookingWords } from './booking-words.ts';
import { choiceWords } from './choice-words.ts';
import { ownerWords } from './owner-words.ts';

/** The words of every booking site’s screens; in {braces} what is filled in. */
export const words = {
  ...choiceWords,
  ...bookingWords,
  ...ownerWords,
} as const;
