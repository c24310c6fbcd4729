import type { ComponentProps } from 'react';
import type { OpeningPrice } from '../content/lowest-prices.ts';
import { OpeningPriceLines } from '../ui/OpeningPriceLines.tsx';
import { PageBanner } from './PageBanner.tsx';

/** The band at the top of a page about something that has a price: pages without one load no styles for it. */
export function PricedBanner({
  price,
  ...banner
}: Omit<ComponentProps<typeof PageBanner>, 'more'> & { price: OpeningPrice }) {
  return <PageBanner {...banner} more={<OpeningPriceLines price={price} />} />;
}
