import type { Language } from '@nokshi/forms/languages.ts';
import type { z } from 'zod';
import type { Localized } from './localize.ts';
import { money } from './money.ts';
import type { offer as offerSchema, priceUnits } from './schemas/offer.ts';
import { fillText, langOf, type Text } from './text.ts';

type Offer = z.output<typeof offerSchema>;

/** An offer as pages show it: "From ৳1,500 a month per branch", and how long it takes. */
export type OfferView = { price: Text; time: Text };

/**
 * The lowest price as a sentence, the amount written as in the language of that sentence.
 * @param prices a sentence for each thing a price may be for, {price} to be filled in
 */
export function priceText(
  { from, currency, per }: Pick<Offer, 'from' | 'currency' | 'per'>,
  prices: Record<(typeof priceUnits)[number], Text>,
  language: Language,
): Text {
  const sentence = prices[per];
  const price = money(from, currency, langOf(sentence) ?? language);
  return fillText(sentence, { price }, language);
}

/** An offer as a page in `language` shows it. */
export const offerView = (
  offer: Localized<Offer>,
  prices: Parameters<typeof priceText>[1],
  language: Language,
): OfferView => ({ price: priceText(offer, prices, language), time: offer.time });
