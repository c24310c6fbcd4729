import type { ComponentProps } from 'react';
import type { LowestPrice } from '../content/price-texts.ts';
import { LowestPriceLine } from '../ui/LowestPriceLine.tsx';
import { PageBanner } from './PageBanner.tsx';

/** The band at the top of a page about something that has a price: pages without one load no styles for it. */
export function PricedBanner({
  lowestPrice,
  ...banner
}: Omit<ComponentProps<typeof PageBanner>, 'lowestPrice'> & { lowestPrice: LowestPrice }) {
  return <PageBanner {...banner} lowestPrice={<LowestPriceLine lowestPrice={lowestPrice} />} />;
}
