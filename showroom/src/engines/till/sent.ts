import type { Sale } from './world.ts';

/** The numbers of the bills that a till sends to its office, the oldest first. */
export const billsOf = ({ sales }: { sales: readonly Pick<Sale, 'number'>[] }): readonly string[] =>
  sales.map(({ number }) => number).reverse();
