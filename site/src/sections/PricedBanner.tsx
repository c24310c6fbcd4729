import type { ComponentProps } from 'react';
import type { OfferView } from '../content/price-texts.ts';
import { OfferLine } from '../ui/OfferLine.tsx';
import { PageBanner } from './PageBanner.tsx';

/** The band at the top of a page about something that has a price: pages without one load no styles for it. */
export function PricedBanner({
  offer,
  ...banner
}: Omit<ComponentProps<typeof PageBanner>, 'offer'> & { offer: OfferView }) {
  return <PageBanner {...banner} offer={<OfferLine offer={offer} />} />;
}
