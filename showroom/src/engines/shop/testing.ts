import { dataOn, readDemo } from '../../demo/read-demos.ts';
import { premisesForTest } from '../../demo/testing.ts';
import { beginShop } from './begin.ts';
import { goodOf, type Premises, type ShopData } from './data.ts';
import { shopSchema } from './schema.ts';
import { addToBasket } from './steps/basket.ts';
import { plainLine } from './steps/lines.ts';
import type { ShopWorld } from './world.ts';

/** A demo of the shop with its pictures. */
export const shopWithPictures = (name: string) => readDemo(name, shopSchema);

/** A demo of the shop that was begun on that Sunday. */
export const shopForTest = (name: string): ShopData => dataOn(name, shopSchema);

/** Nine in the morning of 22 November 2026, a Sunday. */
export const morning = new Date(2026, 10, 22, 9);

/** What an English step knows of a shop at a moment. */
export const premisesOf = (data: ShopData, now = morning): Premises => premisesForTest(data, now);

/** A shop at first, its basket empty. */
export const emptyShop = (data: ShopData): ShopWorld => ({
  ...beginShop(data, morning),
  basket: [],
});

/** A shop with a good in its basket. */
export const basketOf = (
  data: ShopData,
  good: string,
  count = 1,
  world = emptyShop(data),
): ShopWorld => addToBasket(premisesOf(data), world, plainLine(goodOf(data, good), count));
