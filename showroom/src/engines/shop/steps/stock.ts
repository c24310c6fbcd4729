import { refuse } from '../../../runtime/refuse.ts';
import { goodOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { OrderLine, ShopWorld, Step } from '../world.ts';
import { countOf } from './prices.ts';

/** More of one good than any shelf holds. */
const tooMany = 100_000;

/** Counts a shelf anew. @throws Refusal for what is no amount from 0 on, or no whole step of it */
export const setStock: Step<[string, number]> = ({ data, language }, world, good, amount) => {
  const left = countOf(goodOf(data, good), amount);
  if (!Number.isInteger(left) || left < 0 || amount >= tooMany) refuse(language, words.notCount);
  return { ...world, stock: world.stock.map((one) => (one.good === good ? { good, left } : one)) };
};

/** The world with the goods of lines taken from the shelf (-1) or put back (1). */
export function withStockMoved(
  world: ShopWorld,
  lines: readonly OrderLine[],
  direction: 1 | -1,
): ShopWorld {
  const stock = world.stock.map(({ good, left }) => ({
    good,
    left: lines
      .filter((line) => (line.instead ?? line.good) === good)
      .reduce((sum, { count }) => sum + direction * count, left),
  }));
  return { ...world, stock };
}
