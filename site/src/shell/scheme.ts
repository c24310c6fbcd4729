/** Switches between light and dark, and keeps what was chosen. */
const root = document.documentElement;

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const dark = getComputedStyle(root).colorScheme.includes('light dark')
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : root.dataset['theme'] === 'dark';
  const theme = dark ? 'light' : 'dark';
  root.dataset['theme'] = theme;
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
    if (persisted && (theme === 'light' || theme === 'dark')) root.dataset['theme'] = theme;
  } catch {
    // Storage may be forbidden; each page then has a choice of its own.
  }
});
