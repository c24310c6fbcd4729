/**
 * Opens the search at its buttons, at Ctrl-K or ⌘K, and at the / key. What it needs is fetched when it
 * is opened for the first time; when that fails, the page that lists everything does instead. The
 * header says where both are, in the language of the page.
 */
const index = document.querySelector<HTMLElement>('[data-search-index]');
const listing = document.querySelector<HTMLAnchorElement>('a[data-search-page]');

const load = () =>
  Promise.all([
    fetch(index?.dataset['searchIndex'] ?? '').then((answer) => answer.json()),
    runDialog(),
  ]);
let loading: ReturnType<typeof load> | undefined;

const buttons = document.querySelectorAll('[data-search-open]');
/** On a slow line that takes seconds: a button that says nothing is pressed again. */
const setBusy = (isBusy: boolean) => {
  for (const button of buttons) button.setAttribute('aria-busy', String(isBusy));
};

const openSearch = async () => {
  setBusy(true);
  try {
    loading ??= load();
    const [detail] = await loading;
    document.dispatchEvent(new CustomEvent('search', { detail }));
  } catch {
    if (listing) location.assign(listing.href);
  } finally {
    setBusy(false);
  }
};

/**
 * Runs the script that waits in the page's `<template data-search>`, where no browser fetches it before
 * somebody searches. An import() here would keep Astro from inlining this very script in every page.
 */
const runDialog = () =>
  new Promise((resolve, reject) => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-search]');
    const waiting = template?.content.querySelector('script');
    if (!waiting) throw new Error('the page has no search');
    const script = document.importNode(waiting);
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });

/** Whether the visitor switched the / key off (WCAG 2.1.4). */
const isSlashOff = () => {
  try {
    return localStorage.getItem('search-slash') === 'off';
  } catch {
    // Where storage is forbidden the dialog says it to this page alone.
    return document.documentElement.dataset['slash'] === 'off';
  }
};

for (const button of buttons) {
  button.addEventListener('click', openSearch);
}
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null &&
    // The field of a dialog that was closed has the focus until the next frame.
    target.closest('dialog:not([open])') === null;
  const isCommand = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !(ctrlKey || metaKey || altKey || isTyping || isSlashOff());
  if (!(isCommand || isSlash) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openSearch();
});
