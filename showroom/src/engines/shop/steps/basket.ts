import type { DemoText } from '../../../demo/words.ts';
import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { numeral } from '../../../words/taka.ts';
import { amountOf } from './prices.ts';
import { words } from '../words/words.ts';
import { goodOf, type Line, leftOf, type ShopData, type ShopWorld } from '../world.ts';

/** How a sentence is said in the language of the demo. */
export type Speak = (words: DemoText) => string;

/** Whether two lines are the same good, chosen alike, so that they count as one. */
const isAlike = (one: Line, other: Line): boolean => lineKey(one) === lineKey(other);

export const lineKey = ({ good, options, extras }: Line): string =>
  [good, ...options, ...extras].join(' ');

/** How many steps of a good are in the basket, however chosen. */
export const inBasket = ({ basket }: Pick<ShopWorld, 'basket'>, good: string): number =>
  basket.filter((line) => line.good === good).reduce((sum, { count }) => sum + count, 0);

/** Puts a line into the basket, to what is there already. @throws Refusal beyond the stock */
export function addToBasket(world: ShopWorld, data: ShopData, line: Line, say: Speak): ShopWorld {
  const before = world.basket.find((one) => isAlike(one, line));
  if (before) return setCount(world, data, before, before.count + line.count, say);
  return checked({ ...world, basket: [...world.basket, line] }, data, line.good, say);
}

/**
 * Sets how many steps of a line are in the basket; none takes it out.
 * @throws Refusal beyond the stock, and for what can't be counted
 */
export function setCount(
  world: ShopWorld,
  data: ShopData,
  line: Line,
  count: number,
  say: Speak,
): ShopWorld {
  if (!Number.isInteger(count) || count < 0) {
    const { sold } = goodOf(data, line.good);
    if (sold.by !== 'kilo') throw new Refusal(say(words.notAmount));
    throw new Refusal(filled(say(words.notKilos), { step: inNumerals(sold.step, say) }));
  }
  const basket =
    count === 0
      ? world.basket.filter((one) => !isAlike(one, line))
      : world.basket.map((one) => (isAlike(one, line) ? { ...one, count } : one));
  return checked({ ...world, basket }, data, line.good, say);
}

export const acceptSubstitute = (world: ShopWorld, line: Line, substitute: boolean): ShopWorld => ({
  ...world,
  basket: world.basket.map((one) => (isAlike(one, line) ? { ...one, substitute } : one)),
});

/** The same world, unless more of a good is in the basket than on the shelf. @throws Refusal then */
export function checked(world: ShopWorld, data: ShopData, id: string, say: Speak): ShopWorld {
  const left = leftOf(world, id);
  if (inBasket(world, id) <= left) return world;
  const good = goodOf(data, id);
  const values = { good: say(good.name), amount: inNumerals(amountOf(good, left), say) };
  throw new Refusal(filled(say(left === 0 ? words.none : words.onlyLeft), values));
}

const inNumerals = (value: number, say: Speak): string =>
  say({ en: numeral(value, 'en', 3), bn: numeral(value, 'bn', 3) });
