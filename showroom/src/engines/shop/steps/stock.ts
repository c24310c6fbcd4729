import { Refusal } from '../../../runtime/refuse.ts';
import type { Speak } from './basket.ts';
import { countOf } from './prices.ts';
import { words } from '../words/words.ts';
import { goodOf, type Line, type ShopData, type ShopWorld } from '../world.ts';

/** Counts a shelf anew. @throws Refusal for what is no amount from 0 on, or no whole step of it */
export function setStock(
  world: ShopWorld,
  data: ShopData,
  good: string,
  amount: number,
  say: Speak,
): ShopWorld {
  const left = countOf(goodOf(data, good), amount);
  if (!Number.isInteger(left) || left < 0) throw new Refusal(say(words.notCount));
  return { ...world, stock: world.stock.map((one) => (one.good === good ? { good, left } : one)) };
}

/** The world with the goods of lines taken from the shelf (-1) or put back (1). */
export function moved(
  world: ShopWorld,
  lines: readonly (Line & { readonly instead?: string | null })[],
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
