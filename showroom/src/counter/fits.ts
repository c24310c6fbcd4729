import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { foldedWords } from '@nokshi/forms/search-words.ts';
import type { DemoText } from '../demo/words.ts';

/** A name or a code without what is typed in different ways: capitals, spaces, hyphens, joiners, digits of Bangla. */
export const plain = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replaceAll(/[\s\-.\u200b-\u200d]/g, '');

/** The same as its letters sound, so that অামলকী finds আমলকি. */
const spoken = (text: string): string => foldedWords(text).replaceAll(' ', '') || plain(text);

/** Whether one of the names and codes of something has the typed letters in it, in whatever language. */
export function fits(typed: string, ...names: readonly DemoText[]): boolean {
  const forms = [plain, spoken].map((form) => ({ form, wanted: form(typed) }));
  return names
    .flatMap((name) => (typeof name === 'string' ? name : Object.values(name)))
    .some((name) => forms.some(({ form, wanted }) => form(name).includes(wanted)));
}
