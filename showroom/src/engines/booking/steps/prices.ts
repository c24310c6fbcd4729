import type { BookingData } from '../data.ts';

/** What is booked, as far as the price goes. */
export type Priced = {
  readonly place: string;
  readonly guests: number;
  readonly extras: readonly string[];
};

/** The cost of one extra for a booking, in whole taka. */
export const extraPrice = (extra: BookingData['extras'][number], guests: number): number =>
  extra.per === 'guest' ? extra.price * guests : extra.price;

/** The price of a booking in whole taka: the place, its extras, the sum, and what is due at once. */
export function priceOf({ places, extras, advance }: BookingData, booked: Priced) {
  const stay = (places.find(({ id }) => id === booked.place)?.price ?? 0) * booked.guests;
  const added = extras
    .filter(({ id }) => booked.extras.includes(id))
    .reduce((sum, extra) => sum + extraPrice(extra, booked.guests), 0);
  const total = stay + added;
  return { stay, total, now: Math.round((total * advance) / 100) };
}
