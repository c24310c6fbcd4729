import { distanceToStart } from '@nokshi/forms/edit-distance.ts';

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

/** Likewise, and even less for a word that is only a slip or two away. */
export const matchWithSlips: Matcher = (asked, word) => {
  const exact = matchExactly(asked, word);
  if (exact) return exact;
  const limit = slipsAllowed(asked.length);
  const isAlike = limit > 0 && distanceToStart(asked, word, limit) !== undefined;
  return isAlike ? { worth: 0.3, start: 0, end: word.length } : undefined;
};

/** A slip needs enough right letters around it, or everything would be alike. */
const slipsAllowed = (length: number) => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
