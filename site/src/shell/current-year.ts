/** Keeps the year in the footer current on a page that was built in an earlier one. */
const year = document.querySelector<HTMLElement>('[data-current-year]');
const today = new Date();
// Only once the year is another: the browser's dates of all languages take 20 ms to load.
if (year && year.dataset['currentYear'] !== String(today.getFullYear())) {
  const { timeZone } = year.dataset;
  const { lang } = document.documentElement;
  year.textContent = today.toLocaleDateString(lang, { year: 'numeric', timeZone });
}
