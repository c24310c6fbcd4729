import { wordsOf } from '@nokshi/forms/search-words.ts';
import { foldedOnce } from './bangla-spelling.ts';
import type { Matcher } from './matching.ts';

/** Words that people ask with, and those that the site has for them, in parts that commas divide. */
export type Synonym = { asked: string; means: string };

type Phrase = readonly string[];
export type Synonyms = readonly { asked: readonly Phrase[]; means: readonly Phrase[] }[];

const phrasesIn = (list: string): Phrase[] => list.split(',').map(wordsOf);

/** Reads them once, so that each key pressed only compares. */
export const readSynonyms = (synonyms: readonly Synonym[]): Synonyms =>
  synonyms.map(({ asked, means }) => ({ asked: phrasesIn(asked), means: phrasesIn(means) }));

/** Fewer letters begin too many words. */
const fewestLetters = 4;

/**
 * Where a phrase stands in what was asked, whose last word may still be being typed; -1 for nowhere.
 * @param match compares longer words
 */
function placeOf(phrase: Phrase, asked: Phrase, match: Matcher): number {
  const isAt = (start: number) =>
    phrase.every((word, index) => {
      const typed = asked[start + index] ?? '';
      const isLast = start + index === asked.length - 1;
      return (
        foldedOnce(word) === foldedOnce(typed) ||
        (index > 0 && isLast && word.startsWith(typed)) ||
        (typed.length >= fewestLetters && match(typed, word)?.start === 0)
      );
    });
  return asked.findIndex((_, start) => isAt(start));
}

/** What was asked, in the words that the site has for it: once for each phrase and each meaning. */
export const inOtherWords = (asked: Phrase, synonyms: Synonyms, match: Matcher): Phrase[] =>
  synonyms.flatMap((synonym) =>
    synonym.asked.flatMap((phrase) => {
      const at = placeOf(phrase, asked, match);
      if (at === -1) return [];
      const after = asked.slice(at + phrase.length);
      return synonym.means.map((meant) => [...asked.slice(0, at), ...meant, ...after]);
    }),
  );
