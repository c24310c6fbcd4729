import { lorryWords } from './lorry-words.ts';
import { merchantWords } from './merchant-words.ts';
import { officeWords } from './office-words.ts';
import { trackWords } from './track-words.ts';

/** The words of every courier’s screens; in {braces} what is filled in. */
export const words = {
  ...trackWords,
  ...merchantWords,
  ...officeWords,
  ...lorryWords,
} as const;
