import { wordsOf } from './words.ts';

/** A title in pieces, those marked that begin with a word of the query. */
export function highlight(title: string, query: string): { text: string; marked: boolean }[] {
  const asked = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (asked.length === 0) return [{ text: title, marked: false }];
  const longestFirst = asked.sort((one, other) => other.length - one.length).join('|');
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${longestFirst})`, 'giu');
  return title
    .split(beginnings)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
