import type { Search } from './dialog.ts';

/**
 * The page of search: what the dialog finds for the word in its address stands before the list of everything,
 * as lines of that list. The word comes in the hash, which no server sees.
 */
const opener = document.querySelector<HTMLElement>('main [data-search-open]');
const results = document.querySelector<HTMLElement>('[aria-labelledby=found]');
const everything = results?.nextElementSibling;
const label = opener?.querySelector('span');
const name = label?.textContent ?? '';
const heading = document.createElement('h2');
heading.id = 'found';
heading.ariaLive = 'polite';

const asked = () => new URLSearchParams(location.hash.slice(1)).get('q')?.trim();
let search: Search | undefined;

function show() {
  const query = asked();
  if (!(query && opener && label && results)) return;
  label.textContent = query;
  opener.ariaLabel = `${name}: ${query}`;
  results.hidden = false;
  results.prepend(heading);
  if (search) fill(results, search, query);
  // Its script and its index come as they do when somebody presses it.
  else opener.click();
}

function fill(section: HTMLElement, { find, searchIndex }: Search, query: string) {
  const { language, words } = searchIndex;
  const hrefs = find(query).map(({ entry: [, , href] }) => href);
  const lines = hrefs.flatMap(
    (href) => everything?.querySelector(`li:has(> [href="${CSS.escape(href)}"])`) ?? [],
  );
  heading.textContent =
    [words.none.replace('{query}', () => query), words.one][lines.length] ??
    words.many.replace('{count}', new Intl.NumberFormat(language).format(lines.length));
  section.querySelector('ul')?.replaceChildren(...lines.map((line) => line.cloneNode(true)));
  section.ariaBusy = null;
}

document.addEventListener('find', (event) => {
  const isFirst = !search;
  search = (event as CustomEvent<Search>).detail;
  search.field.value = asked() ?? '';
  if (!isFirst || !asked()) return;
  event.preventDefault();
  show();
});
addEventListener('hashchange', show);
show();
