import { type Language, languages } from '@nokshi/forms/languages.ts';

const hourMilliseconds = 60 * 60_000;

/** Below two hours in minutes, else in hours and halves: "25 minutes", "৩.৫ ঘণ্টা". */
export function timeTaken(milliseconds: number, language: Language): string {
  const hours = milliseconds / hourMilliseconds;
  const [unit, number] =
    hours < 2
      ? (['minute', Math.max(1, Math.round(hours * 60))] as const)
      : (['hour', Math.round(hours * 2) / 2] as const);
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(number);
}
