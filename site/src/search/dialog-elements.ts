import { element } from './elements.ts';
import type { SearchIndex } from './search-index.ts';

/** The parts of the dialog that change. */
export type DialogElements = {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
  advice: HTMLElement;
  slash: HTMLInputElement;
  close: HTMLButtonElement;
  everything: HTMLAnchorElement;
};

/** Builds the dialog: a combobox with its list of results, and what helps when nothing is found. */
export function buildDialog({
  words,
  links,
}: Pick<SearchIndex, 'words' | 'links'>): DialogElements {
  const field = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': words.label,
    'aria-expanded': 'true',
    'aria-controls': 'search-results',
    'aria-autocomplete': 'list',
    placeholder: words.placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
    autofocus: true,
  });
  const close = element('button', {
    type: 'button',
    class: 'search-close',
    'aria-label': words.close,
  });
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('div', {
    id: 'search-results',
    class: 'search-results',
    role: 'listbox',
    'aria-label': words.results,
  });
  const advice = element('p', { class: 'search-advice', hidden: true }, words.advice);
  const slash = element('input', { type: 'checkbox' });
  const everything = element('a', { href: links.everything }, words.everything);
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': words.label },
    element('div', { class: 'search-head' }, field, close),
    element('div', { class: 'search-body' }, status, advice, list),
    element(
      'div',
      { class: 'search-foot' },
      element('p', { class: 'search-keys' }, words.keys),
      element('label', { class: 'search-slash' }, slash, words.slash),
      element(
        'p',
        { class: 'search-links' },
        everything,
        element('a', { href: links.ask }, words.ask),
      ),
    ),
  );
  return { dialog, field, status, list, advice, slash, close, everything };
}
