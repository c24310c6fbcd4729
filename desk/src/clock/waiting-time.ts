import { type Language, languages } from '@nokshi/forms/languages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the largest unit that fits: "3 hours", "২ দিন". */
export function timeSince(then: string, now: number, language: Language): string {
  const milliseconds = Math.max(0, now - Date.parse(then));
  const [unit, size] = (
    [
      ['day', day],
      ['hour', hour],
      ['minute', minute],
    ] as const
  ).find(([, least]) => milliseconds >= least) ?? ['minute', minute];
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.max(1, Math.floor(milliseconds / size)));
}

/** How pressing it is that somebody waits: three steps, so that not everything is urgent. */
export function urgencyOf(then: string, now: number): 'fresh' | 'waiting' | 'late' {
  const milliseconds = now - Date.parse(then);
  if (milliseconds < 2 * hour) return 'fresh';
  return milliseconds < day ? 'waiting' : 'late';
}
