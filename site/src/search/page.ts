import type { Search } from './dialog.ts';

/**
 * The page of search: what the dialog finds for the word in its address stands before the list of everything,
 * as lines of that list. The word comes in the hash, which no server sees.
 */
const opener = document.querySelector<HTMLElement>('main [data-search-open]');
const results = document.querySelector<HTMLElement>('[data-found]');
const everything = results?.parentElement?.lastElementChild;
const label = opener?.querySelector('span');
const name = label?.textContent ?? '';
const heading = document.createElement('h2');
heading.setAttribute('aria-live', 'polite');

/** The last one that the address asked for: whoever goes to a kind of the list keeps it. */
let query = '';
let search: Search | undefined;

function show() {
  const asked = new URLSearchParams(location.hash.slice(1)).get('q')?.trim();
  if (asked === undefined && location.hash) return;
  query = asked ?? '';
  if (!(opener && label && results)) return;
  results.hidden = query === '';
  label.textContent = query || name;
  opener.setAttribute('aria-label', query ? `${name}: ${query}` : name);
  if (!query) return;
  // Its place is named as the address has it, which holds in every language (shell/language-switch.ts).
  heading.id = location.hash.slice(1);
  results.prepend(heading);
  if (search) fill(results, search);
  else {
    // Its script and its index come as they do when somebody presses it; on a slow line the list goes first.
    opener.click();
    setTimeout(() => results.removeAttribute('aria-busy'), 5000);
  }
}

function fill(section: HTMLElement, { find, summary }: Search) {
  const links = [...(everything?.querySelectorAll('li > a') ?? [])];
  const lines = find(query).flatMap(({ entry: [, , href] }) => {
    const link = links.find((one) => one.getAttribute('href') === href);
    return link ? [lineWithKind(link)] : [];
  });
  heading.textContent = summary(lines.length, query);
  section.querySelector('ul')?.replaceChildren(...lines);
  section.removeAttribute('aria-busy');
  heading.scrollIntoView({ block: 'nearest' });
}

/** A copy of the line of a link that says of which kind it is: a product and its price have one name. */
function lineWithKind(link: Element): Node {
  const line = link.parentElement?.cloneNode(true) as HTMLElement;
  const kind = document.createElement('small');
  kind.textContent = link.closest('section')?.querySelector('h2')?.textContent ?? '';
  line.querySelector('a')?.after(' ', kind);
  return line;
}

document.addEventListener('find', (event) => {
  const isFirst = !search;
  search = (event as CustomEvent<Search>).detail;
  search.field.value = query;
  if (!isFirst || !query) return;
  event.preventDefault();
  show();
});
addEventListener('hashchange', show);
show();
