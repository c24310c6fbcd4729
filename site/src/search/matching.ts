import { distanceToStart } from '@nokshi/forms/edit-distance.ts';
import { isBangla } from '@nokshi/forms/search-words.ts';
import { foldedOnce, withoutEnding } from './bangla-spelling.ts';
import { firstVowelOf, skeletonOf } from './skeleton.ts';

/** How well a word that was typed fits one of the site, and which of its letters are meant. */
type Match = { worth: number; start: number; end: number };
export type Matcher = (asked: string, word: string) => Match | undefined;

/** The very word is worth 1, its beginning less, its middle least. */
export const matchExactly: Matcher = (asked, word) => {
  const start = word.indexOf(asked);
  if (start === -1 || (start > 0 && asked.length <= 2)) return undefined;
  const end = start + asked.length;
  if (start > 0) return { worth: 0.4, start, end };
  return { worth: end === word.length ? 1 : 0.8, start, end };
};

/**
 * Likewise, and less for a word that sounds the same, that is a slip or two away, or that was typed in
 * the other script. Only Bangla has spellings to fold; other words are compared as they stand.
 */
export const matchLoosely: Matcher = (asked, word) => {
  const exact = matchExactly(asked, word);
  if (exact) return exact;
  const worth =
    isBangla(asked) === isBangla(word)
      ? worthOfSpelling(foldedOnce(asked), foldedOnce(word), slipsAllowed(asked.length))
      : worthOfSkeleton(withoutEnding(asked), word);
  return worth > 0 ? { worth, start: 0, end: word.length } : undefined;
};

function worthOfSpelling(asked: string, word: string, limit: number): number {
  // A joining sign alone folds to nothing, with which every word begins.
  if (isBangla(asked)) {
    if (asked === word) return 0.7;
    if (word.startsWith(withoutEnding(asked))) return 0.5;
  }
  return limit > 0 && distanceToStart(asked, word, limit) !== undefined ? 0.3 : 0;
}

/** Few consonants fit too many words, unless they are all of the word and its first vowel fits, too. */
function worthOfSkeleton(asked: string, word: string): number {
  const skeleton = skeletonOf(asked);
  const whole = skeletonOf(word);
  if (skeleton.length < 2) return 0;
  if (skeleton.length === 2) {
    return skeleton === whole && firstVowelOf(asked) === firstVowelOf(word) ? 0.25 : 0;
  }
  if (skeleton === whole) return 0.25;
  return whole.startsWith(skeleton) ? 0.2 : 0;
}

/** A slip needs enough right letters around it, or everything would be alike. */
const slipsAllowed = (length: number) => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
