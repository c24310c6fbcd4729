import type { SectionOf } from '../data.ts';

export type Share = SectionOf<'markets'>['exchanges'][number]['shares'][number];
export type Sort = 'name' | 'price' | 'change';

/** How far a price moved since the day before, in per cent. */
export const changeOf = (now: number, before: number): number => ((now - before) / before) * 100;

/** Whether a change goes up or down on the page, where it has one decimal. */
export const moveOf = (change: number): 'up' | 'down' | undefined =>
  Math.abs(change) < 0.05 ? undefined : change > 0 ? 'up' : 'down';

const compare: Readonly<Record<Sort, (a: Share, b: Share) => number>> = {
  name: () => 0,
  price: (a, b) => b.price - a.price,
  change: (a, b) => changeOf(b.price, b.before) - changeOf(a.price, a.before),
};

/** Shares in an order; `name` is the one they are listed in. */
export const sorted = (shares: readonly Share[], by: Sort, isTurned: boolean): readonly Share[] => {
  const inOrder = shares.toSorted(compare[by]);
  return isTurned ? inOrder.toReversed() : inOrder;
};
