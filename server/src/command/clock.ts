/** How a moment is told: an ISO 8601 time, or milliseconds since 1970. */
export type Clock = (moment: string | number) => string;

const clock = (timeZone: string, parts: Intl.DateTimeFormatOptions): Clock => {
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  return (moment) => format.format(new Date(moment));
};

const dayAndMinute = {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Day and minute, for tables. */
export const shortClock = (timeZone: string): Clock => clock(timeZone, dayAndMinute);

/** With year and second. */
export const longClock = (timeZone: string): Clock =>
  clock(timeZone, { ...dayAndMinute, year: 'numeric', second: '2-digit' });

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
function aheadOfUtc(time: number, timeZone: string): number {
  const shown = new Date(time).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
}
