import { wordsOf } from '@nokshi/forms/search-words.ts';
import { type Matcher, matchExactly, matchLoosely } from './matching.ts';
import type { IndexEntry, SearchIndex } from './search-index.ts';
import { inOtherWords, readSynonyms, type Synonyms } from './synonyms.ts';
import { compoundsOf } from './words.ts';

/** An entry prepared for comparison. */
type Searchable = {
  entry: IndexEntry;
  /** The title as one line of words. */
  line: string;
  title: readonly string[];
  /** The title in the default language, likewise. */
  original: { line: string; title: readonly string[] };
  text: readonly string[];
  words: readonly string[];
  /** The words that people ask for it with: those of its page, and those for prices where it is one. */
  asked: readonly string[];
};

type Searched = Pick<SearchIndex, 'entries' | 'prices' | 'pages' | 'synonyms'>;

/** What is searched. */
export type Prepared = { searchables: readonly Searchable[]; synonyms: Synonyms };

/** Prepares the entries once, so that each key pressed only compares. */
export function prepare({ entries, prices, pages, synonyms }: Searched): Prepared {
  const asking = wordsOf(prices.words);
  const searchables = entries.map((entry) => {
    const [kind, title, address, text, words, original] = entry;
    return {
      entry,
      ...titleOf(title),
      original: titleOf(original),
      text: [...wordsOf(text), ...compoundsOf(text)],
      words: [...wordsOf(words), ...(prices.kinds.includes(kind) ? asking : [])],
      asked: [
        ...wordsOf(pages[address] ?? ''),
        ...(kind === prices.own || address === prices.page ? asking : []),
      ],
    };
  });
  return { searchables, synonyms: readSynonyms(synonyms) };
}

const titleOf = (title: string) => ({
  line: wordsOf(title).join(' '),
  title: [...wordsOf(title), ...compoundsOf(title)],
});

/** A result with its matched words. */
export type Result = { entry: IndexEntry; match: Matcher };

/** How much a match counts by where it stands. */
const weights = { title: 12, original: 10, text: 3, words: 2, asked: 8 } as const;

/** Products rank before texts about them; in the order of `kinds`. */
const byKind = [0.5, 1.5, 2.5, 1.2, 0, 0.6, 0.6, 0.8];

/** With this many results nobody needs those that only look alike. */
const enough = 4;
const worthOfSameTitle = 1000;

/** How much what was asked in other words counts. */
const worthOfSynonym = 0.9;

/**
 * The entries that hold every word of the query, or what the site calls it, best first; when there are few,
 * also those with words that are nearly it. A title that is just the query comes before all others. Where none
 * holds every word, those that hold one, of the rarest first: a saree shop is among the sarees, then among the
 * shops.
 */
export function rank(prepared: Prepared, query: string): Result[] {
  const asked = wordsOf(query);
  const found = holding(prepared, asked);
  if (found.length > 0 || asked.length < 2) return found;
  const byWord = asked
    .map((word) => holding(prepared, [word]))
    .sort((one, other) => one.length - other.length)
    .flat();
  const firstOf = new Map(byWord.toReversed().map((result) => [result.entry, result]));
  return byWord.filter((result) => firstOf.get(result.entry) === result);
}

function holding({ searchables, synonyms }: Prepared, asked: readonly string[]): Result[] {
  if (asked.length === 0) return [];
  const sorted = (match: Matcher): Result[] => {
    const others = inOtherWords(asked, synonyms, match);
    return searchables
      .map((one) => ({
        entry: one.entry,
        worth: Math.max(
          worthOf(one, asked, match),
          ...others.map((words) => worthOfSynonym * worthOf(one, words, matchExactly)),
        ),
      }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth)
      .map(({ entry }) => ({ entry, match }));
  };
  const exact = sorted(matchExactly);
  if (exact.length >= enough) return exact;
  const found = new Set(exact.map(({ entry }) => entry));
  return [...exact, ...sorted(matchLoosely).filter(({ entry }) => !found.has(entry))];
}

function worthOf(one: Searchable, asked: readonly string[], match: Matcher): number {
  const query = asked.join(' ');
  if (one.line === query || one.original.line === query) return worthOfSameTitle;
  let sum = 0;
  for (const word of asked) {
    const best = Math.max(
      weights.title * closest(word, one.title, match),
      weights.original * closest(word, one.original.title, match),
      weights.text * closest(word, one.text, match),
      weights.words * closest(word, one.words, match),
      weights.asked * closest(word, one.asked, match),
    );
    if (best === 0) return 0;
    sum += best / asked.length;
  }
  const starts = one.line.startsWith(query) ? 4 : 0;
  // A short title that holds the words says more than a long one.
  return sum + starts + (byKind[one.entry[0]] ?? 0) + 1 / (1 + one.title.length);
}

/** The score of the best match among the words; 0 when there is none. */
const closest = (asked: string, words: readonly string[], match: Matcher) =>
  words.reduce((best, word) => Math.max(best, match(asked, word)?.worth ?? 0), 0);
