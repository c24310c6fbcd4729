/** Each takes a tenth of a millisecond to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * What the clocks of a place show, such as 2026-11-01T09:30:00.
 * @param time milliseconds since 1970
 */
export const clockIn = (timeZone: string, time: number): string =>
  formatOf(timeZone).format(time).replace(' ', 'T');

/**
 * When a day or a time is reached on the clocks of a place.
 * @param written such as 2026-11-01 or 2026-11-01T09:30; with Z or an offset, it is that of UTC
 * @returns milliseconds since 1970; NaN for what is no time
 */
export function timeOf(written: string, timeZone: string): number {
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(written)) return Date.parse(written);
  const asUtc = Date.parse(written.includes('T') ? `${written}Z` : `${written}T00:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  // Where clocks are put forward or back, the first guess may be an hour off.
  const guess = asUtc - aheadOfUtc(asUtc, timeZone);
  return asUtc - aheadOfUtc(guess, timeZone);
}

/** @returns milliseconds */
const aheadOfUtc = (time: number, timeZone: string): number =>
  Date.parse(`${clockIn(timeZone, time)}Z`) - Math.floor(time / 1000) * 1000;
