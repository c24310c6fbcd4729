import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import type { Speak } from './basket.ts';
import { stepPrice, totalOf } from './prices.ts';
import { moved } from './stock.ts';
import { serialsOf } from './warranty.ts';
import { words } from '../words/words.ts';
import { goodOf, leftOf, type OrderState, type ShopData, type ShopWorld } from '../world.ts';

/**
 * Moves an order on. One that is delivered is paid, and what it brought has its warranty from then on;
 * the goods of a cancelled one stand on the shelf again.
 * @throws Refusal for an order that was cancelled, or has come and can't be cancelled
 */
export function setState(
  world: ShopWorld,
  data: ShopData,
  number: number,
  state: OrderState,
  say: Speak,
): ShopWorld {
  const order = world.orders.find((one) => one.number === number);
  if (!order || order.state === state) return world;
  if (order.state === 'cancelled') throw new Refusal(say(words.staysCancelled));
  if (order.state === 'delivered') throw new Refusal(say(words.staysDelivered));
  const isPaid = state === 'delivered';
  const next = { ...order, state, paid: isPaid ? totalOf(order) : order.paid };
  const orders = world.orders.map((one) => (one === order ? next : one));
  if (state === 'cancelled') return moved({ ...world, orders }, order.lines, 1);
  const serials = isPaid ? serialsOf(data, order) : [];
  return { ...world, orders, sold: [...world.sold, ...serials] };
}

/** Lets an order come again by itself, or no more. */
export const setRegular = (world: ShopWorld, number: number, isRegular: boolean): ShopWorld => ({
  ...world,
  orders: world.orders.map((one) => (one.number === number ? { ...one, isRegular } : one)),
});

/**
 * Brings another good in the place of one of an order, for no more than was asked.
 * @throws Refusal when there is not enough of it
 */
export function bringInstead(
  world: ShopWorld,
  data: ShopData,
  number: number,
  good: string,
  say: Speak,
): ShopWorld {
  const order = world.orders.find((one) => one.number === number);
  const line = order?.lines.find((one) => one.good === good && one.instead === null);
  const instead = goodOf(data, good).substitute;
  if (!order || !line || !instead || !line.substitute) return world;
  if (leftOf(world, instead) < line.count) {
    throw new Refusal(filled(say(words.none), { good: say(goodOf(data, instead).name) }));
  }
  const price = Math.min(line.price, stepPrice(data, { good: instead, options: [], extras: [] }));
  const lines = order.lines.map((one) => (one === line ? { ...line, price, instead } : one));
  const paid = Math.min(order.paid, totalOf({ ...order, lines }));
  const orders = world.orders.map((one) => (one === order ? { ...order, lines, paid } : one));
  const back = moved({ ...world, orders }, [line], 1);
  return moved(back, [{ ...line, instead }], -1);
}
