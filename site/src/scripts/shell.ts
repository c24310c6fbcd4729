/** The script of every page: scheme, scroll-to-top, current year, drafts that have expired. */
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

const scrollButton = document.querySelector<HTMLElement>('[data-scroll-to-top]');
const showScrollButton = () => {
  if (scrollButton) scrollButton.hidden = window.scrollY <= 300;
};
addEventListener('scroll', showScrollButton, { passive: true });
// With the next frame, which lays out the page anyway.
requestAnimationFrame(showScrollButton);
scrollButton?.addEventListener('click', () => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('[data-skip-link]')?.focus({ preventScroll: true });
});

const year = document.querySelector<HTMLElement>('[data-current-year]');
const today = new Date();
// Only once the year is another: the browser's dates of all languages take 20 ms to load.
if (year && year.dataset['currentYear'] !== String(today.getFullYear())) {
  const { timeZone } = year.dataset;
  year.textContent = today.toLocaleDateString(root.lang, { year: 'numeric', timeZone });
}

try {
  // Kept by the desk for owners who are signed in.
  const words = localStorage.getItem('desk-edit');
  if (words) {
    const link = document.createElement('a');
    link.className = 'edit-link';
    link.href = `/desk/content?page=${location.pathname}`;
    link.textContent = words;
    document.body.append(link);
  }
  for (const [name, value] of Object.entries(localStorage)) {
    const expiry = /"expiresAt":(\d+)/.exec(String(value));
    if (expiry && Number(expiry[1]) <= Date.now()) localStorage.removeItem(name);
  }
} catch {
  // Where storage is forbidden nothing was kept.
}
