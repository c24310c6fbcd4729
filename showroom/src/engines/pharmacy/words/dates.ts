import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { type Day, dateOf, distanceOf } from '../../../words/days.ts';
import { speech } from '../../../words/speech.ts';
import { words } from './words.ts';

/** The month in which a batch expires: June 2027, or June alone in short. */
export const monthOf = (day: Day, language: DemoLanguage, length?: 'short'): string =>
  new Intl.DateTimeFormat(
    languages[language].locale,
    length ? { month: length } : { month: 'long', year: 'numeric' },
  ).format(dateOf(day));

/** How long a batch still keeps: 2 months, 12 days, or until tonight. */
export function timeLeft(expires: Day, today: Date, language: DemoLanguage): string {
  const { t, say } = speech(language);
  const days = distanceOf(expires, today);
  const months = Math.round(days / 30.4);
  if (days <= 1) return t(days < 1 ? words.tonight : words.oneDay);
  return months >= 2 ? say(words.months, { count: months }) : say(words.days, { count: days });
}
