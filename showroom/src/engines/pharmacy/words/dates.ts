import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { filled } from '../../../shell/words.ts';
import { type Day, dateOf, distanceOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { words } from './words.ts';

/** The month in which a batch expires: June 2027. */
export const monthOf = (
  day: Day,
  language: DemoLanguage,
  month: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    month,
    ...(month === 'long' && { year: 'numeric' }),
  }).format(dateOf(day));

/** How long a batch still keeps: 2 months, 12 days, or until tonight. */
export function timeLeft(expires: Day, today: Date, language: DemoLanguage): string {
  const days = distanceOf(expires, today);
  const months = Math.round(days / 30.4);
  if (days <= 1) return textIn(days < 1 ? words.tonight : words.oneDay, language);
  const [count, sentence] = months >= 2 ? [months, words.months] : [days, words.days];
  return filled(textIn(sentence, language), { count: numeral(count, language) });
}
