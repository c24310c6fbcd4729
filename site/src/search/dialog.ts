import styles from './dialog.css?inline';
import { buildDialog, type DialogElements } from './dialog-elements.ts';
import { matchExactly } from './matching.ts';
import { prepare, type Result, rank } from './ranking.ts';
import { mostShown, options, summary } from './results.ts';
import type { SearchIndex } from './search-index.ts';

/** The event for the search page (search/page.ts). */
export type Search = {
  find: (query: string) => readonly Result[];
  summary: (count: number, query: string) => string;
  field: HTMLInputElement;
};

/**
 * The search dialog. search/opener.ts loads this file when the search is opened for the first time,
 * and then asks for the dialog with the event "search", which carries the index.
 */
let search: ReturnType<typeof create> | undefined;

document.addEventListener('search', (event) => {
  if (!(event instanceof CustomEvent)) return;
  search ??= create(event.detail as SearchIndex);
  search.open();
});

function create(searchIndex: SearchIndex) {
  const { kinds, entries } = searchIndex;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const elements = buildDialog(searchIndex);
  const { dialog, field, status, list, advice, everything } = elements;
  const searchables = prepare(searchIndex);
  const start = entries
    .filter(([kind]) => kind === 0)
    .slice(0, 7)
    .map((entry) => ({ entry, match: matchExactly }));
  let chosen = -1;

  const choose = (index: number) => {
    list.children[chosen]?.setAttribute('aria-selected', 'false');
    const option = list.children[index];
    chosen = option ? index : -1;
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };

  const show = () => {
    const query = field.value.trim();
    const found = query === '' ? start : rank(searchables, query);
    list.replaceChildren(...options(found, kinds, query));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
    advice.hidden = found.length > 0;
    status.textContent = summary(found.length, query, searchIndex, mostShown);
    everything.hash = query && `${new URLSearchParams({ q: query })}`;
    list.scrollTop = 0;
    choose(query === '' ? -1 : 0);
  };

  const move = (step: 1 | -1) => {
    const { length } = list.children;
    if (length === 0) return;
    const next = chosen === -1 && step === -1 ? length - 1 : chosen + step;
    choose((next + length) % length);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    // Left alone, the first Escape would only clear the field.
    else if (event.key === 'Escape') dialog.close();
    else if (event.key === 'Enter') (list.children[Math.max(chosen, 0)] as HTMLElement)?.click();
    else return;
    event.preventDefault();
  };

  field.addEventListener('input', show);
  field.addEventListener('keydown', onKey);
  wireClosing(elements);
  wireSlashKey(elements);
  document.body.append(dialog);

  return {
    open: () => {
      if (dialog.open) return;
      field.value = '';
      const isForDialog = tell({
        find: (query) => rank(searchables, query),
        summary: (count, query) => summary(count, query, searchIndex, count),
        field,
      });
      if (!isForDialog) return;
      show();
      dialog.showModal();
    },
  };
}

/** Lets the page of search know, which may show what its address asks for: then no dialog opens. */
const tell = (detail: Search) =>
  document.dispatchEvent(new CustomEvent('find', { cancelable: true, detail }));

/** Closes at the button, beside the dialog, and when a link to this very page is followed. */
function wireClosing({ dialog, close }: DialogElements) {
  const opener = () => document.querySelector<HTMLElement>('[data-search-open]');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isLink = (target as Element).closest('a') && !(ctrlKey || metaKey || shiftKey);
    // Asked for in a new tab, the search stays open for the next one.
    if (isLink || target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Safari doesn't give a clicked button the focus, so it wouldn't get it back by itself.
    if (document.activeElement === document.body) opener()?.focus();
  });
}

/** The box that switches the / key off, for people whose voice control types it (WCAG 2.1.4). */
function wireSlashKey({ slash }: DialogElements) {
  try {
    slash.checked = localStorage.getItem('search-slash') !== 'off';
  } catch {
    slash.checked = true;
  }
  slash.addEventListener('change', () => {
    try {
      if (slash.checked) localStorage.removeItem('search-slash');
      else localStorage.setItem('search-slash', 'off');
    } catch {
      // Storage may be forbidden; the choice then lasts for this page.
      document.documentElement.dataset['slash'] = slash.checked ? 'on' : 'off';
    }
  });
}
