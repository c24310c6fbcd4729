import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';
import { type LowestPrice, lowestPriceOf, type PricedFolder, planFor } from './price-texts.ts';

/** Tells the lowest price of any entry; the book is read once for a page. */
export async function lowestPricesIn(language: Language) {
  const [book, labels] = await Promise.all([
    single('prices', language),
    single('labels', language),
  ]);
  return (folder: PricedFolder, id: string): LowestPrice =>
    lowestPriceOf(planFor(book, folder, id), labels, language);
}
