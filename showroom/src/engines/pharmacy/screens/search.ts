import { foldedWords } from '@nokshi/forms/search-words.ts';
import type { Medicine } from '../data.ts';

/** A name as it sounds, without spaces and hyphens, which are typed in different places. */
const plain = (text: string): string => foldedWords(text).replaceAll(' ', '');

const saysOf = (name: Medicine['name']): string =>
  (typeof name === 'string' ? [name] : Object.values(name)).map(plain).join('|');

type Found = { readonly medicine: Medicine; readonly by: 'brand' | 'generic' };

/** The medicines whose brand or generic name has a text in it, in either language; all for an empty one. */
export function findMedicines(medicines: readonly Medicine[], text: string): Found[] {
  const wanted = plain(text);
  return medicines.flatMap((medicine): Found[] => {
    if (saysOf(medicine.name).includes(wanted)) return [{ medicine, by: 'brand' }];
    if (saysOf(medicine.generic).includes(wanted)) return [{ medicine, by: 'generic' }];
    return [];
  });
}
