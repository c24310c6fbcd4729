import type { Offer } from 'schema-dts';
import { priceText } from '../content/offers.ts';
import type { priceUnits } from '../content/schemas/offer.ts';
import { plain } from '../content/text.ts';
import type { SiteContent } from './site-content.ts';

type OfferContent = NonNullable<SiteContent['products'][number]['offer']>;

/** What a price recurs with, as UN/CEFACT codes; nothing for what is paid once. */
const units: Record<(typeof priceUnits)[number], { unitCode?: string; unitText?: string }> = {
  once: {},
  project: { unitText: 'project' },
  hour: { unitCode: 'HUR' },
  month: { unitCode: 'MON' },
  year: { unitCode: 'ANN' },
  'branch-month': { unitCode: 'MON', unitText: 'branch' },
  'user-month': { unitCode: 'MON', unitText: 'user' },
  'student-year': { unitCode: 'ANN', unitText: 'student' },
};

/** The lowest price as schema.org says it. Whether something is in stock nobody has written down. */
export const offerThing = (content: SiteContent, offer: OfferContent) =>
  ({
    '@type': 'Offer',
    description: `${plain(priceText(offer, content.labels.prices, content.language))} · ${offer.time}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: offer.from,
      priceCurrency: offer.currency,
      ...units[offer.per],
    },
  }) satisfies Offer;
