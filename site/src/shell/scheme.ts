/** Switches between light and dark, and keeps what was chosen. */
const root = document.documentElement;

/** What a source of pictures may ask for: the device's scheme, or what was chosen against it, always or never. */
const asked = /\((?:prefers-color-scheme: dark|width >= 0|width < 0)\)/;

/** Pictures that are drawn for both schemes follow the one that was chosen. */
function showPictures(): void {
  const { theme } = root.dataset;
  if (theme === undefined) return;
  const holds = theme === 'dark' ? '(width >= 0)' : '(width < 0)';
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture > source[media]')) {
    source.media = source.media.replace(asked, holds);
  }
}
showPictures();

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const dark = getComputedStyle(root).colorScheme.includes('light dark')
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : root.dataset['theme'] === 'dark';
  const theme = dark ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  showPictures();
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
});
// A page that a browser kept whole shows the scheme that was chosen since.
addEventListener('pageshow', ({ persisted }) => {
  try {
    const { theme } = localStorage;
    if (!persisted || (theme !== 'light' && theme !== 'dark')) return;
    root.dataset['theme'] = theme;
    showPictures();
  } catch {
    // Storage may be forbidden; each page then has a choice of its own.
  }
});
