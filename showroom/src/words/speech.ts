import type { DemoLanguage } from '../demo/languages.ts';
import { type DemoText, textIn } from '../demo/words.ts';
import { filled } from '../shell/words.ts';
import { timeInWords } from './clock.ts';
import { type Day, dayInWords } from './days.ts';
import { money, numeral, taka } from './taka.ts';

/** What a demo says in a language: words, numbers, amounts, days. */
export const speech = (language: DemoLanguage) => ({
  /** Words of the demo. */
  t: (words: DemoText): string => textIn(words, language),
  /** Words with what stands in their braces; numbers among it in the digits of the language. */
  say: (words: DemoText, values: Readonly<Record<string, string | number>>): string =>
    filled(
      textIn(words, language),
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'number' ? numeral(value, language, 2) : value,
        ]),
      ),
    ),
  num: (value: number, decimals?: number): string => numeral(value, language, decimals),
  taka: (amount: number): string => taka(amount, language),
  money: (paisa: number): string => money(paisa, language),
  date: (day: Day, parts?: 'day' | 'weekday' | 'year' | 'month'): string =>
    dayInWords(day, language, parts),
  /** @param minutes after midnight */
  clock: (minutes: number): string => timeInWords(minutes, language),
});

export type Speech = ReturnType<typeof speech>;
