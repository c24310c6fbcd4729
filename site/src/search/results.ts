import { element } from './elements.ts';
import { highlight } from './highlight.ts';
import type { IndexEntry, SearchIndex } from './search-index.ts';

/** How many results are shown; who sees this many types another letter. */
const mostShown = 12;

/** The results as options of the list, the letters of the query marked in their titles. */
export const options = (entries: readonly IndexEntry[], kinds: readonly string[], query: string) =>
  entries
    .slice(0, mostShown)
    .map(([kind, title, href, text], index) =>
      element(
        'a',
        { id: `search-${index}`, role: 'option', tabindex: '-1', href, 'aria-selected': 'false' },
        element(
          'span',
          { class: 'search-title' },
          ...highlight(title, query).map((piece) =>
            piece.marked ? element('mark', {}, piece.text) : piece.text,
          ),
        ),
        element('span', { class: 'search-kind' }, kinds[kind] ?? ''),
        element('span', { class: 'search-text' }, text),
      ),
    );

/** The line above the results, which screen readers announce. */
export function summary(count: number, query: string, words: SearchIndex['words']): string {
  if (query === '') return words.start;
  if (count === 0) return words.none.replace('{query}', () => query);
  if (count === 1) return words.one;
  const sentence = count > mostShown ? words.more : words.many;
  return sentence.replace('{count}', String(Math.min(count, mostShown)));
}
