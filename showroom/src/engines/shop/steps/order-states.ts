import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { goodOf } from '../data.ts';
import { words } from '../words/words.ts';
import {
  leftOf,
  type Order,
  type OrderState,
  orderOf,
  type ShopWorld,
  type Step,
} from '../world.ts';
import { stepPrice, totalOf } from './prices.ts';
import { withStockMoved } from './stock.ts';
import { serialsOf } from './warranty.ts';

const withOrder = (world: ShopWorld, order: Order): ShopWorld => ({
  ...world,
  orders: world.orders.map((one) => (one.number === order.number ? order : one)),
});

/**
 * Moves an order on. One that is delivered is paid, and what it brought has its warranty from then on;
 * the goods of a cancelled one stand on the shelf again.
 * @throws Refusal for an order that was cancelled, or has come and can't be cancelled
 */
export const setState: Step<[number: number, state: OrderState]> = (
  { data, language, today },
  world,
  number,
  state,
) => {
  const order = orderOf(world, number);
  if (!order || order.state === state) return world;
  if (order.state === 'cancelled') refuse(language, words.staysCancelled);
  if (order.state === 'delivered') refuse(language, words.staysDelivered);
  if (state === 'cancelled') {
    const cancelled = withOrder(world, { ...order, state, isRegular: false });
    return withStockMoved(cancelled, order.lines, 1);
  }
  if (state !== 'delivered') return withOrder(world, { ...order, state });
  const day = dayOf(today);
  const serials = serialsOf(data, order).map((piece) => ({ ...piece, day }));
  const delivered = withOrder(world, { ...order, state, paid: totalOf(order) });
  return { ...delivered, sold: [...world.sold, ...serials] };
};

/** Whether an order may come again by itself. */
export const mayRepeat = ({ state }: Order): boolean => state !== 'cancelled';

/** Lets an order come again by itself, or no more. A cancelled one does not. */
export function setRegular(world: ShopWorld, number: number, isRegular: boolean): ShopWorld {
  const order = orderOf(world, number);
  return order && mayRepeat(order) ? withOrder(world, { ...order, isRegular }) : world;
}

/**
 * Brings another good in the place of one of an order, for no more than was asked.
 * @throws Refusal when there is not enough of it
 */
export const bringInstead: Step<[number, string]> = ({ data, language }, world, number, good) => {
  const order = orderOf(world, number);
  const isOpen = order?.state === 'new' || order?.state === 'packed';
  const line = order?.lines.find((one) => one.good === good && one.instead === null);
  const instead = goodOf(data, good).substitute;
  if (!order || !isOpen || !line || !instead || !line.substitute) return world;
  if (leftOf(world, instead) < line.count) {
    refuse(language, words.none, { good: textIn(goodOf(data, instead).name, language) });
  }
  const price = Math.min(line.price, stepPrice(data, { good: instead, options: [], extras: [] }));
  const lines = order.lines.map((one) => (one === line ? { ...line, price, instead } : one));
  const paid = Math.min(order.paid, totalOf({ ...order, lines }));
  const back = withStockMoved(withOrder(world, { ...order, lines, paid }), [line], 1);
  return withStockMoved(back, [{ ...line, instead }], -1);
};
