/**
 * Pages carry the current year (`<time data-current-year>2026</time>`) as it was at build. Visitors
 * without JavaScript get the right one, too.
 */
const yearElement = /<time\b[^>]*\sdata-current-year(?=[\s=>])[^>]*>\d{4}<\/time>/g;

/** Puts the year into a page; the very same text comes back when it stands there already. */
export function withYear(html: string, year: number): string {
  return html.replace(yearElement, (element) =>
    element
      .replace(/\bdatetime="\d{4}"/, `datetime="${year}"`)
      .replace(/>\d{4}</, () => `>${year}<`),
  );
}

/** The first moment of a year on this machine's clock. */
export function startOfYear(year: number): number {
  return new Date(year, 0).getTime();
}
