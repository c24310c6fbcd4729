import moduleAddress from './dialog.ts?worker&url';

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
    import(/* @vite-ignore */ moduleAddress),
  ]);
let loading: ReturnType<typeof load> | undefined;

const open = async () => {
  try {
    loading ??= load();
    const [detail] = await loading;
    document.dispatchEvent(new CustomEvent('search', { detail }));
  } catch {
    if (listing) location.assign(listing.href);
  }
};

/** Whether the visitor switched the / key off (WCAG 2.1.4). */
const isSlashOff = () => {
  try {
    return localStorage.getItem('search-slash') === 'off';
  } catch {
    return false;
  }
};

for (const button of document.querySelectorAll('[data-search-open]')) {
  button.addEventListener('click', open);
}
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null;
  const isCommand = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !(ctrlKey || metaKey || altKey || isTyping || isSlashOff());
  if (!(isCommand || isSlash) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  open();
});
