import { midnightOf } from '../../runtime/now.ts';
import { type Day, dayAfter } from '../../words/days.ts';
import { mobileNumber } from '../../words/phone.ts';
import { areaOf, goodOf, type ShopData, slotsOf } from './data.ts';
import { dayOfSlot, isClosed, isOver } from './steps/delivery.ts';
import { plainLine } from './steps/lines.ts';
import { advanceOf, countOf, stepPrice, totalOf } from './steps/prices.ts';
import { serialsOf } from './steps/warranty.ts';
import type { Order, ShopWorld } from './world.ts';

/** The number of the first order. */
const firstNumber = 1041;

/** A shop at first. What its delivered orders brought has been sold with a warranty. */
export function beginShop(data: ShopData, now: Date): ShopWorld {
  // The newest order stands first and has the highest number.
  const orders: Order[] = [];
  for (const [index, order] of data.orders.entries()) {
    const number = firstNumber + data.orders.length - 1 - index;
    orders.push(beginOrder(data, order, number, orders, now));
  }
  const brought = orders
    .filter(({ state }) => state === 'delivered')
    .flatMap((order) => serialsOf(data, order).map((piece) => ({ ...piece, day: order.day })));
  return {
    stock: data.goods.map((good) => ({ good: good.id, left: countOf(good, good.stock) })),
    basket: data.basket.map(({ good: id, count }) => {
      const good = goodOf(data, id);
      return plainLine(good, countOf(good, count));
    }),
    due: null,
    draft: { name: '', address: '', phone: '', area: null, payment: null, slot: null },
    orders,
    reviews: data.goods.flatMap((good) =>
      good.reviews.map((review) => ({ ...review, good: good.id, isOwn: false })),
    ),
    sold: [...data.sold, ...brought],
  };
}

function beginOrder(
  data: ShopData,
  order: ShopData['orders'][number],
  number: number,
  others: readonly Order[],
  now: Date,
): Order {
  const { payments, advance } = data.checkout;
  const lines = order.lines.map((line) => {
    const good = goodOf(data, line.good);
    const plain = plainLine(good, countOf(good, line.count));
    const price = stepPrice(data, plain);
    return { ...plain, substitute: order.substitutes, price, instead: null };
  });
  const delivery = areaOf(data, order.area)?.price ?? 0;
  const total = totalOf({ lines, delivery });
  const payment = payments[number % payments.length] ?? 'cash';
  const isDelivered = order.state === 'delivered';
  const before = payment === 'cash' ? 0 : advanceOf(total, advance);
  return {
    number,
    name: order.name,
    address: order.address,
    phone: mobileNumber(order.phone) ?? null,
    area: order.area,
    lines,
    delivery,
    payment,
    months: null,
    paid: isDelivered ? total : before,
    state: order.state,
    day: order.day,
    ...dueOf(data, order, others, now),
    isRegular: false,
    isOwn: order.own,
  };
}

/** When an order of the beginning comes: on the next open day that is free, or in the next hours. */
function dueOf(
  data: ShopData,
  { due, state }: ShopData['orders'][number],
  others: readonly Order[],
  now: Date,
): Pick<Order, 'due' | 'slot'> {
  const today = midnightOf(now);
  if (due !== undefined) {
    const step = due < data.begun ? -1 : 1;
    const isFree = (day: Day) => !isClosed(data, day) && !others.some((one) => one.due === day);
    let day = due;
    while (!isFree(day)) day = dayAfter(day, step);
    return { due: day, slot: null };
  }
  const slot = slotsOf(data).find((one) => !isOver(one, now));
  if (state === 'delivered' || !slot) return { due: null, slot: null };
  return { due: dayOfSlot(slot, today), slot: slot.id };
}
