import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../demo/languages.ts';
import { type Day, dateOf } from '../../words/days.ts';

/** A day in short: 6 Dec, ৬ ডিসেম্বর. */
export const shortDay = (day: Day, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
  }).format(dateOf(day));
