import { businessWords } from './words/business-words.ts';
import { districtWords } from './words/district-words.ts';
import { readingWords } from './words/reading-words.ts';
import { sportWords } from './words/sport-words.ts';
import { weeklyWords } from './words/weekly-words.ts';

/** The words of every paper’s screens; what a paper calls its own stands in its data. */
export const words = {
  ...readingWords,
  ...districtWords,
  ...businessWords,
  ...sportWords,
  ...weeklyWords,
} as const;
