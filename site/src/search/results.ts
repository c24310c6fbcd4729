import { element } from './elements.ts';
import { highlight } from './highlight.ts';
import type { Result } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

/** How many results the dialog shows; who sees this many types another letter. */
export const mostShown = 12;

/** The results as options of the list, what was found marked in their titles. */
export const options = (results: readonly Result[], kinds: readonly string[], query: string) =>
  results
    .slice(0, mostShown)
    .map(({ entry: [kind, title, href, text, , , lang = false], match }, index) =>
      element(
        'a',
        { id: `search-${index}`, role: 'option', tabindex: '-1', href, 'aria-selected': 'false' },
        element(
          'span',
          { class: 'search-title', lang },
          ...highlight(title, query, match).map((piece) =>
            piece.marked ? element('mark', {}, piece.text) : piece.text,
          ),
        ),
        element('span', { class: 'search-kind' }, kinds[kind] ?? ''),
        element('span', { class: 'search-text', lang }, text),
      ),
    );

/**
 * The line above the results, which screen readers announce.
 * @param count how many there are
 * @param most how many of them are shown at most
 */
export function summary(
  count: number,
  query: string,
  { words, language }: Pick<SearchIndex, 'words' | 'language'>,
  most: number,
): string {
  if (query === '') return words.start;
  if (count === 0) return words.none.replace('{query}', () => query);
  if (count === 1) return words.one;
  const sentence = count > most ? words.more : words.many;
  // Not fill() of the forms, which islands have in a file of its own: one request more to search.
  const number = new Intl.NumberFormat(language).format(Math.min(count, most));
  return sentence.replace('{count}', number);
}
