import { refuse } from '../../../runtime/refuse.ts';
import { goodOf, type Premises } from '../data.ts';
import { words } from '../words/words.ts';
import type { OrderLine, ShopWorld } from '../world.ts';
import { countOf } from './prices.ts';

/** More of one good than any shelf holds. */
const tooMany = 100_000;

/** Counts a shelf anew. @throws Refusal for what is no amount from 0 on, or no whole step of it */
export function setStock(
  { data, language }: Premises,
  world: ShopWorld,
  good: string,
  amount: number,
): ShopWorld {
  const left = countOf(goodOf(data, good), amount);
  if (!Number.isInteger(left) || left < 0 || amount >= tooMany) refuse(language, words.notCount);
  return { ...world, stock: world.stock.map((one) => (one.good === good ? { good, left } : one)) };
}

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
