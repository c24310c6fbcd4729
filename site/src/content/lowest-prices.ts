import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';
import {
  type LowestPrice,
  lowestPriceOf,
  type Payments,
  type PricedFolder,
  paymentsOf,
  planFor,
} from './price-texts.ts';

const bookAndLabels = (language: Language) =>
  Promise.all([single('prices', language), single('labels', language)]);

/** Tells the lowest price of any entry; the book is read once for a page. */
export async function lowestPricesIn(language: Language) {
  const [book, labels] = await bookAndLabels(language);
  return (folder: PricedFolder, id: string): LowestPrice =>
    lowestPriceOf(book, planFor(book, folder, id), labels, language);
}

/** A lowest price with what is paid for it at first and then, as the page of an entry opens with it. */
export type OpeningPrice = LowestPrice & { payments: Payments };

/** Tells the price that the page of any entry opens with. */
export async function openingPricesIn(language: Language) {
  const [book, labels] = await bookAndLabels(language);
  return (folder: PricedFolder, id: string): OpeningPrice => {
    const plan = planFor(book, folder, id);
    return {
      ...lowestPriceOf(book, plan, labels, language),
      payments: paymentsOf(book, plan, labels, language),
    };
  };
}
