import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { filled } from '../../../shell/words.ts';
import { numeral } from '../../../words/taka.ts';
import { words } from './words.ts';

/** How long ago something was, in words: today, 1 day, 26 days. */
export function ageInWords(days: number, language: DemoLanguage): string {
  const sentence = days === 0 ? words.today : days === 1 ? words.oneDay : words.days;
  return filled(textIn(sentence, language), { days: numeral(days, language) });
}
