import { Refusal } from '../../../runtime/refuse.ts';
import type { DayOffset } from '../../../words/days.ts';
import type { Speak } from './basket.ts';
import { words } from '../words/words.ts';
import type { ShopData, ShopWorld } from '../world.ts';

/** Chooses the day of delivery. @throws Refusal for a day on which nobody comes, or that is taken */
export function chooseDay(world: ShopWorld, data: ShopData, due: DayOffset, say: Speak): ShopWorld {
  checkDay(world, data, due, say);
  return { ...world, due };
}

/** Whether another order is brought on that day. */
export const isTaken = ({ orders }: ShopWorld, day: DayOffset): boolean =>
  orders.some(({ due, state }) => due === day && state !== 'cancelled');

/** How many orders more may come in those hours. */
export function placesIn({ orders }: ShopWorld, { checkout }: ShopData, slot: string): number {
  if (checkout.delivery.kind !== 'slot') return 0;
  const places = checkout.delivery.slots.find(({ id }) => id === slot)?.places ?? 0;
  return places - orders.filter((one) => one.slot === slot && one.isOwn && one.day === 0).length;
}

/** @throws Refusal for a day before the order is ready, or on which another one is brought */
export function checkDay(
  world: ShopWorld,
  { checkout }: ShopData,
  day: DayOffset,
  say: Speak,
): void {
  if (checkout.delivery.kind !== 'day') return;
  if (day < checkout.delivery.earliest) throw new Refusal(say(words.tooEarly));
  if (isTaken(world, day)) throw new Refusal(say(words.dayTaken));
}
