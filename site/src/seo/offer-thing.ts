import { type LowestPrice, lowestPrices, type PriceUnit } from '@nokshi/prices/lowest-price.ts';
import type { Offer } from 'schema-dts';
import { lowestPriceOf, type PricedFolder, planFor, priceText } from '../content/price-texts.ts';
import { plain } from '../content/text.ts';
import type { SiteContent } from './site-content.ts';

/** The billing period of a price, as a UN/CEFACT code; nothing for what is paid once. */
const units: Record<PriceUnit, { unitCode?: string; unitText?: string }> = {
  once: {},
  project: { unitText: 'project' },
  month: { unitCode: 'MON' },
  year: { unitCode: 'ANN' },
  'branch-month': { unitCode: 'MON', unitText: 'branch' },
  'user-month': { unitCode: 'MON', unitText: 'user' },
  'student-year': { unitCode: 'ANN', unitText: 'student' },
};

const offerThing = (description: string, { from, per }: LowestPrice) =>
  ({
    '@type': 'Offer',
    description,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: from / 100,
      valueAddedTaxIncluded: true,
      priceCurrency: 'BDT',
      ...units[per],
    },
  }) satisfies Offer;

/** The lowest prices of an entry as schema.org says them. Whether something is in stock nobody has written down. */
export function offerThings(content: SiteContent, folder: PricedFolder, id: string) {
  const { language, labels, prices } = content;
  const plan = planFor(prices, folder, id);
  if (!plan) return [];
  const { time } = lowestPriceOf(prices, plan, labels, language);
  return lowestPrices(plan, prices).map((price) =>
    offerThing(`${plain(priceText(price, labels.prices, language))} · ${plain(time ?? '')}`, price),
  );
}
