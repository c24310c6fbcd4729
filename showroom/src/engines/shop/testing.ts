import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { type DemoText, textIn } from '../../demo/words.ts';
import { addToBasket } from './steps/basket.ts';
import { beginShop } from './begin.ts';
import { shopSchema } from './schema.ts';
import { goodOf, plainLine, type ShopData, type ShopWorld } from './world.ts';

const folder = join(import.meta.dirname, '../../../demos');

/** What stands in the file of a demo, unchecked. */
export const rawShop = (name: string): unknown =>
  parse(readFileSync(join(folder, name, 'demo.yaml'), 'utf8'));

/** A demo of the shop with its pictures. */
export const shopWithPictures = (name: string) => shopSchema.parse(rawShop(name));

/** A demo of the shop as its page opens it. */
export const shopForTest = (name: string): ShopData =>
  withAddresses(shopWithPictures(name), ({ drawing }) => `/${drawing}.svg`);

/** Says everything in English. */
export const inEnglish = (words: DemoText): string => textIn(words, 'en');

/** A shop at first, its basket empty. */
export const emptyShop = (data: ShopData): ShopWorld => ({ ...beginShop(data), basket: [] });

/** A shop with a good in its basket. */
export const basketOf = (
  data: ShopData,
  good: string,
  count = 1,
  world = emptyShop(data),
): ShopWorld => addToBasket(world, data, plainLine(goodOf(data, good), count), inEnglish);
