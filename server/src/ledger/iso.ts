/** Milliseconds since 1970 as an ISO 8601 time; null stays null. */
export const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
