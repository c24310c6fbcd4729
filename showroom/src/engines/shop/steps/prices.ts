import { typedMeasure, typedNumber } from '../../../words/amount.ts';
import { type Good, goodOf, type ShopData } from '../data.ts';
import type { Line, Order } from '../world.ts';

/** Every amount of a shop is reckoned here, in whole taka. */

/** The cost of one step of a good as it was chosen: a piece, a hali, a pack, or a step of its kilos. */
export function stepPrice(data: ShopData, line: Pick<Line, 'good' | 'options' | 'extras'>): number {
  const good = goodOf(data, line.good);
  const each = good.sold.by === 'kilo' ? (good.price * good.sold.step) / 1000 : good.price;
  const adds = good.choices.map(
    ({ options }, at) => options.find(({ id }) => id === line.options[at])?.adds ?? 0,
  );
  const extras = data.extras.filter(({ id }) => line.extras.includes(id)).map(({ price }) => price);
  return sumOf([each, ...adds, ...extras]);
}

export const lineSum = (data: ShopData, line: Line): number => stepPrice(data, line) * line.count;

export const basketSum = (data: ShopData, basket: readonly Line[]): number =>
  sumOf(basket.map((line) => lineSum(data, line)));

const goodsSum = ({ lines }: Pick<Order, 'lines'>): number =>
  sumOf(lines.map(({ price, count }) => price * count));

/** The cost of an order with its delivery. */
export const totalOf = (order: Pick<Order, 'lines' | 'delivery'>): number =>
  goodsSum(order) + order.delivery;

/** What is still to be paid when it comes; a cancelled one never does. */
export const restOf = (order: Order): number =>
  order.state === 'cancelled' ? 0 : totalOf(order) - order.paid;

/** What is paid with the order: all of it, or half, the odd taka with the first half. */
export const advanceOf = (total: number, advance: ShopData['checkout']['advance']): number =>
  advance === 'half' ? Math.ceil(total / 2) : total;

/** The instalments of a sum without interest; the last one takes what does not divide. */
export const instalmentsOf = (total: number, months: number): readonly number[] => {
  const each = Math.floor(total / months);
  return Array.from({ length: months }, (_, month) =>
    month === months - 1 ? total - each * (months - 1) : each,
  );
};

/** How much that many steps are, in what the good is counted: kilos, halis, packs, pieces. */
export const amountOf = ({ sold }: Pick<Good, 'sold'>, count: number): number =>
  sold.by === 'kilo' ? (count * sold.step) / 1000 : count;

/** How many steps an amount is; no whole number where it can't be sold so. */
export const countOf = ({ sold }: Pick<Good, 'sold'>, amount: number): number =>
  sold.by === 'kilo' ? Math.round(amount * 1e6) / 1e3 / sold.step : amount;

/** The amount of a good that somebody typed, in what it is counted; NaN for what is none. */
export const typedAmount = ({ sold }: Pick<Good, 'sold'>, text: string): number =>
  sold.by === 'kilo' ? typedMeasure(text) : typedNumber(text);

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
