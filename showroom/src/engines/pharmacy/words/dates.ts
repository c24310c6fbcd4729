import { type Language, languages } from '@nokshi/forms/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { filled } from '../../../frame/words.ts';
import { type DayOffset, dateOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { words } from './words.ts';

/** The month in which a batch expires: June 2027. */
export const monthOf = (
  offset: DayOffset,
  today: Date,
  language: Language,
  month: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    month,
    ...(month === 'long' && { year: 'numeric' }),
  }).format(dateOf(offset, today));

/** How long a batch still keeps: 2 months, or 12 days. */
export function timeLeft(expires: DayOffset, language: Language): string {
  const months = Math.round(expires / 30.4);
  const [count, sentence] = months >= 2 ? [months, words.months] : [expires, words.days];
  return filled(textIn(sentence, language), { count: numeral(count, language) });
}
