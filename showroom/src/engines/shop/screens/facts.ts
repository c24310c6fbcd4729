import type { Good, ShopData } from '../data.ts';
import { words } from '../words/words.ts';

export type Fact = ShopData['facts'][number];

/** How long the warranty is stands with the good; it is shown as a fact among the others. */
const warranty: Fact = {
  id: 'warranty',
  name: words.warranty,
  unit: words.inMonths,
  best: 'most',
};

export const factOf = (good: Good, { id }: Fact) =>
  id === warranty.id ? good.warranty?.months : good.facts[id];

/** The facts that all of some goods have. */
export const factsFor = (data: ShopData, goods: readonly Good[]): readonly Fact[] =>
  [...data.facts, warranty].filter((fact) =>
    goods.every((good) => factOf(good, fact) !== undefined),
  );

/** Whether one good is better than another in a fact; neither is where it is no question of more or less. */
export function isBetter(one: Good, other: Good, fact: Fact): boolean {
  const [a, b] = [factOf(one, fact), factOf(other, fact)];
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  return fact.best === 'most' ? a > b : fact.best === 'least' && a < b;
}
