import type { TillWorld } from './world.ts';

/** The numbers of the bills that a till sends to its office, the oldest first. */
export const billsOf = ({ sales }: TillWorld): readonly string[] =>
  sales.map(({ number }) => number).reverse();
