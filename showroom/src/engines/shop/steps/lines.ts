import type { Good } from '../data.ts';
import type { Line } from '../world.ts';

/** A good as it is chosen at first. */
export const plainLine = (good: Good, count = 1): Line => ({
  good: good.id,
  options: good.choices.map(({ start }) => start),
  extras: [],
  count,
  substitute: false,
});

/** What makes lines one: the same good, chosen alike. */
export const lineKey = ({ good, options, extras }: Line): string =>
  [good, ...options, ...extras].join(' ');
