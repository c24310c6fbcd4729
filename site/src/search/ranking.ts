import { distanceToStart } from '@nokshi/forms/edit-distance.ts';
import type { IndexEntry } from './search-index.ts';
import { compoundsOf, wordsOf } from './words.ts';

/** An entry prepared for comparison. */
export type Searchable = {
  entry: IndexEntry;
  /** The title as one line of words. */
  line: string;
  title: readonly string[];
  text: readonly string[];
  words: readonly string[];
};

/** Prepares the entries once, so that each key pressed only compares. */
export const prepare = (entries: readonly IndexEntry[]): Searchable[] =>
  entries.map((entry) => {
    const [, title, , text, words] = entry;
    return {
      entry,
      line: wordsOf(title).join(' '),
      title: [...wordsOf(title), ...compoundsOf(title)],
      text: [...wordsOf(text), ...compoundsOf(text)],
      words: wordsOf(words),
    };
  });

/** How much a match counts by where it stands. */
const weights = { title: 12, text: 3, words: 2 } as const;

/** What is sold comes before what is said about it; in the order of `kinds`. */
const byKind = [0.5, 1.5, 2.5, 1.2, 0.6, 0.6, 0.8];

/** With this many results nobody needs those that only look alike. */
const enough = 4;
const worthOfSameTitle = 1000;

/**
 * The entries that hold every word of the query, best first; when there are few, also those with words
 * a slip away from it. A title that is just the query comes before all others.
 */
export function rank(searchables: readonly Searchable[], query: string): IndexEntry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const exact = sorted(searchables, (one) => worthOf(one, asked, closest));
  if (exact.length >= enough) return exact;
  const alike = sorted(searchables, (one) => worthOf(one, asked, closestWithSlips));
  return [...new Set([...exact, ...alike])];
}

function sorted(searchables: readonly Searchable[], worth: (one: Searchable) => number) {
  return searchables
    .map((searchable) => ({ entry: searchable.entry, worth: worth(searchable) }))
    .filter((found) => found.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry);
}

type Closest = (asked: string, words: readonly string[]) => number;

function worthOf(one: Searchable, asked: readonly string[], closestOf: Closest): number {
  const query = asked.join(' ');
  if (one.line === query) return worthOfSameTitle;
  let sum = 0;
  for (const word of asked) {
    const best = Math.max(
      weights.title * closestOf(word, one.title),
      weights.text * closestOf(word, one.text),
      weights.words * closestOf(word, one.words),
    );
    if (best === 0) return 0;
    sum += best / asked.length;
  }
  const starts = one.line.startsWith(query) ? 4 : 0;
  // A short title that holds the words says more than a long one.
  return sum + starts + (byKind[one.entry[0]] ?? 0) + 1 / (1 + one.title.length);
}

/** 1 for the very word, less for its beginning and for its middle, 0 for none of them. */
function closest(asked: string, words: readonly string[]): number {
  if (words.includes(asked)) return 1;
  if (words.some((word) => word.startsWith(asked))) return 0.8;
  return asked.length > 2 && words.some((word) => word.includes(asked)) ? 0.4 : 0;
}

function closestWithSlips(asked: string, words: readonly string[]): number {
  const limit = slipsAllowed(asked.length);
  const isAlike = (word: string) => distanceToStart(asked, word, limit) !== undefined;
  return closest(asked, words) || (limit > 0 && words.some(isAlike) ? 0.3 : 0);
}

/** A slip needs enough right letters around it, or everything would be alike. */
const slipsAllowed = (length: number) => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};
