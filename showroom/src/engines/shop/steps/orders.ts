import { Refusal } from '../../../runtime/refuse.ts';
import { checked, type Speak } from './basket.ts';
import { checkDay, placesIn } from './delivery.ts';
import { advanceOf, stepPrice, totalOf } from './prices.ts';
import { moved } from './stock.ts';
import { words } from '../words/words.ts';
import { firstNumber, type Line, type Order, type ShopData, type ShopWorld } from '../world.ts';

/** What the buyer says at the checkout. */
export type Wish = Pick<Order, 'name' | 'address' | 'payment' | 'months' | 'slot'> & {
  /** The id of where it is brought. */
  readonly area: string;
};

/**
 * Makes an order of the basket and takes its goods from the shelf.
 * @throws Refusal when the basket is empty, a shelf too, no day is chosen, or the hours are taken
 */
export function placeOrder(world: ShopWorld, data: ShopData, wish: Wish, say: Speak): ShopWorld {
  const { checkout } = data;
  if (world.basket.length === 0) throw new Refusal(say(words.empty));
  // Another tab may have sold it meanwhile.
  for (const { good } of world.basket) checked(world, data, good, say);
  const due = checkout.delivery.kind === 'day' ? world.due : null;
  if (checkout.delivery.kind === 'day' && due === null) throw new Refusal(say(words.noDay));
  if (due !== null) checkDay(world, data, due, say);
  if (wish.slot !== null && placesIn(world, data, wish.slot) <= 0) {
    throw new Refusal(say(words.slotFull));
  }
  const { area, ...said } = wish;
  const delivery = checkout.areas.find(({ id }) => id === area)?.price ?? 0;
  const lines = world.basket.map((line) => ({
    ...line,
    price: stepPrice(data, line),
    instead: null,
  }));
  const total = totalOf({ lines, delivery });
  if (wish.months !== null && total < (checkout.instalments?.least ?? 0)) {
    throw new Refusal(say(words.tooLittle));
  }
  const order: Order = {
    ...said,
    number: Math.max(firstNumber, ...world.orders.map((one) => one.number)) + 1,
    lines,
    delivery,
    paid: wish.payment === 'cash' ? 0 : advanceOf(total, checkout.advance),
    state: 'new',
    day: 0,
    due,
    isRegular: false,
    isOwn: true,
  };
  return moved({ ...world, basket: [], due: null, orders: [order, ...world.orders] }, lines, -1);
}

/** Orders once more what an order holds, to the same place and paid alike. @throws as placeOrder */
export function orderAgain(
  world: ShopWorld,
  data: ShopData,
  number: number,
  say: Speak,
): ShopWorld {
  const order = world.orders.find((one) => one.number === number);
  if (!order) return world;
  const basket: readonly Line[] = order.lines.map(({ price, instead, ...line }) => line);
  const area = data.checkout.areas.find(({ price }) => price === order.delivery)?.id ?? '';
  const again = placeOrder({ ...world, basket }, data, { ...order, area }, say);
  return { ...again, basket: world.basket };
}
