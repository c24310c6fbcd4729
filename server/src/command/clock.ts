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
