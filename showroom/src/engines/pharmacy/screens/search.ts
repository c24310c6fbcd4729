import type { Medicine } from '../data.ts';

/** A name without what is typed in different ways: capitals, spaces, hyphens, joiners, Bangla digits. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replaceAll(/[\s\-.\u200b-\u200d]/g, '');

const saysOf = (name: Medicine['name']): string =>
  plain(typeof name === 'string' ? name : Object.values(name).join('|'));

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
