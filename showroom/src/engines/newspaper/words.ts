import { businessWords } from './business-words.ts';
import { districtWords } from './district-words.ts';
import { readingWords } from './reading-words.ts';
import { sportWords } from './sport-words.ts';
import { weeklyWords } from './weekly-words.ts';

/** The words of every paper’s screens; what a paper calls its own stands in its data. */
export const words = {
  ...readingWords,
  ...districtWords,
  ...businessWords,
  ...sportWords,
  ...weeklyWords,
} as const;
