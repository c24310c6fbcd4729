import { fill } from '@nokshi/forms/fill.ts';
import { element } from './elements.ts';
import { highlight } from './highlight.ts';
import type { Result } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

/** How many results are shown; who sees this many types another letter. */
const mostShown = 12;

/** The results as options of the list, what was found marked in their titles. */
export const options = (results: readonly Result[], kinds: readonly string[], query: string) =>
  results
    .slice(0, mostShown)
    .map(({ entry: [kind, title, href, text], match }, index) =>
      element(
        'a',
        { id: `search-${index}`, role: 'option', tabindex: '-1', href, 'aria-selected': 'false' },
        element(
          'span',
          { class: 'search-title' },
          ...highlight(title, query, match).map((piece) =>
            piece.marked ? element('mark', {}, piece.text) : piece.text,
          ),
        ),
        element('span', { class: 'search-kind' }, kinds[kind] ?? ''),
        element('span', { class: 'search-text' }, text),
      ),
    );

/** The line above the results, which screen readers announce. */
export function summary(
  count: number,
  query: string,
  { words, language }: Pick<SearchIndex, 'words' | 'language'>,
): string {
  if (query === '') return words.start;
  if (count === 0) return fill(words.none, { query }, language);
  if (count === 1) return words.one;
  const sentence = count > mostShown ? words.more : words.many;
  return fill(sentence, { count: Math.min(count, mostShown) }, language);
}
