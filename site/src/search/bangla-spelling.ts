import { foldSpelling } from '@nokshi/forms/search-words.ts';

const known = new Map<string, string>();

/** A word of the site, or of the query, as it sounds; each key that is pressed compares all of them. */
export function foldedOnce(word: string): string {
  const folded = known.get(word) ?? foldSpelling(word);
  known.set(word, folded);
  return folded;
}

/**
 * A word without the ending of its case or number, if enough is left: স্কুল of স্কুলের.
 * @param word as it sounds
 */
export const withoutEnding = (word: string): string =>
  word.replace(/(?<=^.{3,})(?:গুল|গুলি|দের|ের|টি|কে|(?<=[া-ৌ])র)$/, '');
