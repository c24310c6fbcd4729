import { countOf, stepPrice } from './steps/prices.ts';
import { serialsOf } from './steps/warranty.ts';
import {
  firstNumber,
  goodOf,
  type Order,
  plainLine,
  type ShopData,
  type ShopWorld,
} from './world.ts';

/** A shop at first. What its delivered orders brought has been sold with a warranty. */
export function beginShop(data: ShopData): ShopWorld {
  // The newest order stands first and has the highest number.
  const orders = data.orders.map((order, index) =>
    beginOrder(data, order, firstNumber + data.orders.length - 1 - index),
  );
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
    orders,
    reviews: data.goods.flatMap((good) =>
      good.reviews.map((review) => ({ ...review, good: good.id, isOwn: false })),
    ),
    sold: [...data.sold, ...brought],
  };
}

function beginOrder(data: ShopData, order: ShopData['orders'][number], number: number): Order {
  const { areas, payments, delivery } = data.checkout;
  const lines = order.lines.map((line) => {
    const good = goodOf(data, line.good);
    const plain = plainLine(good, countOf(good, line.count));
    return {
      ...plain,
      substitute: order.substitutes,
      price: stepPrice(data, plain),
      instead: null,
    };
  });
  const fee = areas[0]?.price ?? 0;
  const total = fee + lines.reduce((sum, { price, count }) => sum + price * count, 0);
  const payment = payments[number % payments.length] ?? 'cash';
  const isPaid = payment !== 'cash' || order.state === 'delivered';
  return {
    number,
    name: order.name,
    address: order.address,
    lines,
    delivery: fee,
    payment,
    months: null,
    paid: isPaid ? total : 0,
    state: order.state,
    day: order.day,
    due: order.due ?? null,
    slot: delivery.kind === 'slot' ? (delivery.slots[0]?.id ?? null) : null,
    isRegular: false,
    isOwn: order.own,
  };
}
