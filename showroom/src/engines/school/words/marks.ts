import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import type { Mark } from '../steps/grading.ts';
import { words } from './words.ts';

/** A mark that somebody typed: a number, or AB, অনুপস্থিত or a dash for who was absent; NaN for neither. */
export const typedMark = (text: string): number | 'absent' =>
  /^(?:a|abs?|absent|অনু|অনুপস্থিত|-)$/i.test(plainSigns(text).replace(/[.।\s]/g, ''))
    ? 'absent'
    : typedNumber(text);

/** A mark as it stands on a sheet: a dash where it is missing. */
export function markInWords(mark: Mark | undefined, language: DemoLanguage): string {
  if (mark === 'absent') return textIn(words.absentMark, language);
  return mark === null || mark === undefined ? '–' : numeral(mark, language);
}
