import type { DayOffset } from '../../words/days.ts';
import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { monthsAfter } from './clock.ts';
import { flatName } from './flat-name.ts';
import { checkedPhone } from './leads.ts';
import { checkAmounts, checkDiscount } from './prices.ts';
import { words } from './words.ts';
import type { Flat, FlatsDesk, PipelineData, PipelineWorld } from './world.ts';

/** The column of the house that a flat stands in. */
export function columnOf(desk: FlatsDesk, id: string): FlatsDesk['columns'][number] {
  const column = desk.columns.find(({ letter }) => id.endsWith(letter));
  if (!column) throw new Error(`there is no flat ${id}`);
  return column;
}

/** What a flat costs in taka, its extras, parking and discount counted. */
export const priceOf = (desk: FlatsDesk, flat: Pick<Flat, 'id' | 'parking' | 'discount'>): number =>
  columnOf(desk, flat.id).size * desk.rate +
  desk.extras +
  (flat.parking ? desk.parking : 0) -
  flat.discount;

export type Part = {
  readonly kind: 'booking' | 'instalment' | 'handover';
  /** Of the instalments, from 1 on; 0 for the others. */
  readonly order: number;
  readonly day: DayOffset;
  readonly amount: number;
};

type Terms = Pick<Flat, 'id' | 'parking' | 'discount' | 'booking' | 'count' | 'each' | 'day'>;

/** How a flat is paid: booking, instalments, and the rest at handover. The parts sum to its price. */
export function scheduleOf(desk: FlatsDesk, flat: Terms, today: Date): readonly Part[] {
  const rest = priceOf(desk, flat) - flat.booking - flat.count * flat.each;
  const instalments = Array.from({ length: flat.count }, (_, index): Part => {
    const order = index + 1;
    const day = monthsAfter(flat.day, order * desk.every, today);
    return { kind: 'instalment', order, day, amount: flat.each };
  });
  const handover = Math.max(desk.handover, instalments.at(-1)?.day ?? 0);
  return [
    { kind: 'booking', order: 0, day: flat.day, amount: flat.booking },
    ...instalments,
    { kind: 'handover', order: 0, day: handover, amount: rest },
  ];
}

/** What has been paid for a flat; a sold one in full. */
export const paidOf = (desk: FlatsDesk, flat: Flat, today: Date): number =>
  flat.state === 'sold'
    ? priceOf(desk, flat)
    : scheduleOf(desk, flat, today)
        .slice(0, flat.paid)
        .reduce((sum, { amount }) => sum + amount, 0);

export type Booking = Pick<Flat, 'id' | 'parking' | 'discount' | 'booking' | 'count' | 'each'> & {
  readonly buyer: string;
  readonly phone: string;
};

/**
 * Books a free flat; the booking money counts as paid.
 * @throws Refusal for a flat that is taken, no buyer, no amounts, a discount beyond the person's limit,
 * and for parts that are more than the price
 */
export function bookFlat(
  world: PipelineWorld,
  office: Office<PipelineData>,
  desk: FlatsDesk,
  wish: Booking,
): PipelineWorld {
  const { translate, money } = office;
  const flat = oneOf(world.flats, wish.id);
  if (flat.state !== 'free') {
    const named = { en: wish.id, bn: flatName(wish.id, 'bn') };
    throw refusal(translate(words.takenAlready), { flat: translate(named) });
  }
  if (wish.buyer === '') throw refusal(translate(words.nameMissing));
  const phone = checkedPhone(wish.phone, office);
  checkAmounts(office, [
    [translate(words.bookingMoney), wish.booking],
    [translate(words.each), wish.each],
    [translate(words.discount), wish.discount],
  ]);
  if (wish.booking === 0) throw refusal(translate(words.noBooking));
  checkDiscount(world, office, wish.discount);
  const price = priceOf(desk, wish);
  const over = wish.booking + wish.count * wish.each - price;
  if (over > 0) {
    throw refusal(translate(words.overPrice), { over: money(over), price: money(price) });
  }
  const booked: Flat = { ...flat, ...wish, phone, state: 'booked', day: 0, paid: 1, reminded: 1 };
  return replaced(world, booked);
}

/** Takes the next part of a flat's price; the last one makes it sold. */
export function receivePart(world: PipelineWorld, id: string): PipelineWorld {
  const flat = oneOf(world.flats, id);
  if (flat.state !== 'booked') return world;
  const paid = flat.paid + 1;
  const isWhole = paid === flat.count + 2;
  return replaced(world, { ...flat, paid, state: isWhole ? 'sold' : 'booked' });
}

/** The same world with one flat changed. */
export const replaced = (world: PipelineWorld, flat: Flat): PipelineWorld => ({
  ...world,
  flats: world.flats.map((one) => (one.id === flat.id ? flat : one)),
});
