import { lorryWords } from './words/lorry-words.ts';
import { merchantWords } from './words/merchant-words.ts';
import { officeWords } from './words/office-words.ts';
import { trackWords } from './words/track-words.ts';

/** The words of every courier’s screens; in {braces} what is filled in. */
export const words = {
  ...trackWords,
  ...merchantWords,
  ...officeWords,
  ...lorryWords,
} as const;
