import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { numeral } from '../../../words/taka.ts';
import { goodOf, type Premises, type ShopData } from '../data.ts';
import { words } from '../words/words.ts';
import { type Line, leftOf, type ShopWorld, type Step } from '../world.ts';
import { lineKey } from './lines.ts';
import { amountOf } from './prices.ts';

/** Whether two lines are the same good, chosen alike, so that they count as one. */
const isAlike = (one: Line, other: Line): boolean => lineKey(one) === lineKey(other);

/** How many steps of a good are in the basket, however chosen. */
export const inBasket = ({ basket }: Pick<ShopWorld, 'basket'>, good: string): number =>
  basket.filter((line) => line.good === good).reduce((sum, { count }) => sum + count, 0);

/** How many pieces a basket holds; what is weighed counts as one. */
export const piecesIn = (data: ShopData, basket: readonly Line[]): number =>
  basket.reduce(
    (sum, { good, count }) => sum + (goodOf(data, good).sold.by === 'kilo' ? 1 : count),
    0,
  );

/**
 * Puts a line into the basket, to what is there already.
 * @throws Refusal beyond the stock, and for what can't be counted
 */
export const addToBasket: Step<[line: Line]> = (premises, world, line) => {
  checkCount(premises, line.good, line.count, 1);
  const before = world.basket.find((one) => isAlike(one, line));
  if (before) return setCount(premises, world, before, before.count + line.count);
  checkShelf(premises, world, [...world.basket, line], line.good);
  return { ...world, basket: [...world.basket, line] };
};

/**
 * Sets how many steps of a line are in the basket; none takes it out.
 * @throws Refusal beyond the stock, and for what can't be counted
 */
export const setCount: Step<[line: Line, count: number]> = (premises, world, line, count) => {
  checkCount(premises, line.good, count, 0);
  const before = world.basket.find((one) => isAlike(one, line))?.count ?? 0;
  const basket =
    count === 0
      ? world.basket.filter((one) => !isAlike(one, line))
      : world.basket.map((one) => (isAlike(one, line) ? { ...one, count } : one));
  // Less may be taken even where the shelf has become emptier than the basket is full.
  if (count > before) checkShelf(premises, world, basket, line.good);
  return { ...world, basket };
};

/** @throws Refusal for no whole number of steps */
function checkCount(
  { data, language }: Premises,
  good: string,
  count: number,
  least: number,
): void {
  if (Number.isInteger(count) && count >= least) return;
  const { sold } = goodOf(data, good);
  if (sold.by !== 'kilo') refuse(language, words.notAmount);
  else refuse(language, words.notKilos, { step: numeral(sold.step, language) });
}

/** Says whether another good may be brought in the place of a line. */
export const acceptSubstitute = (world: ShopWorld, line: Line, substitute: boolean): ShopWorld => ({
  ...world,
  basket: world.basket.map((one) => (isAlike(one, line) ? { ...one, substitute } : one)),
});

/** @throws Refusal when lines hold more of a good than the shelf has */
export function checkShelf(
  { data, language }: Premises,
  world: ShopWorld,
  basket: readonly Line[],
  id: string,
): void {
  const left = leftOf(world, id);
  if (inBasket({ basket }, id) <= left) return;
  const good = goodOf(data, id);
  const values = {
    good: textIn(good.name, language),
    amount: numeral(amountOf(good, left), language, 3),
  };
  refuse(language, left === 0 ? words.none : words.onlyLeft, values);
}
