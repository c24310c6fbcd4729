import { fits } from '../../../counter/fits.ts';
import type { Medicine } from '../data.ts';

type Found = { readonly medicine: Medicine; readonly by: 'brand' | 'generic' };

/** The medicines whose brand or generic name has a text in it, in either language; all for an empty one. */
export function findMedicines(medicines: readonly Medicine[], text: string): Found[] {
  return medicines.flatMap((medicine): Found[] => {
    if (fits(text, medicine.name)) return [{ medicine, by: 'brand' }];
    return fits(text, medicine.generic) ? [{ medicine, by: 'generic' }] : [];
  });
}
