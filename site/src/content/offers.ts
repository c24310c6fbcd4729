import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';
import { type OfferView, offerView, type PricedFolder, planFor } from './price-texts.ts';

/** Formats the offers of entries; read once for a page. */
export async function offersIn(language: Language) {
  const [book, labels] = await Promise.all([
    single('prices', language),
    single('labels', language),
  ]);
  return (folder: PricedFolder, id: string): OfferView =>
    offerView(planFor(book, folder, id), labels, language);
}
