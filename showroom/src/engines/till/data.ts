import type { z } from 'zod';
import type { DrawnPicture, WithDrawnPictures } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { Premises } from '../../runtime/premises.ts';
import { numeral } from '../../words/taka.ts';
import type { tillSchema } from './schema.ts';

export type TillData = WithDrawnPictures<z.output<typeof tillSchema>>;
/** The arguments of the steps of a till besides its world. */
export type TillPremises = Premises<TillData>;
/** A shop on a day: what sums are worked out by. */
export type ShopToday = Pick<TillPremises, 'data' | 'today'>;
export type Good = TillData['goods'][number];
export type Customer = TillData['customers'][number];
type Squares = Exclude<Good['stock'], number>;
export type Colour = Squares['colours'][number];

/** What is counted on the shelf and put on a bill: a good, or one size of it in one colour. */
export type Item = {
  /** The id of its good, or good/colour/size. */
  readonly id: string;
  /** The scanner's code. */
  readonly code: string;
  readonly good: Good;
  readonly colour: Colour | undefined;
  readonly size: string | undefined;
  readonly picture: DrawnPicture;
  /** How much there is at first, in its unit. */
  readonly stock: number;
};

/** The sizes and colours of a good that comes in them. */
export const squaresOf = ({ stock }: Good): Squares | undefined =>
  typeof stock === 'number' ? undefined : stock;

export const itemId = (good: Good, colour: Colour, size: string): string =>
  `${good.id}/${colour.id}/${size.toLowerCase()}`;

/** What of a good can be put on a bill: itself, or each of its sizes in each colour. */
export function itemsOfGood(good: Good): readonly Item[] {
  const { id, code, picture, stock } = good;
  if (typeof stock === 'number') {
    return [{ id, code, good, colour: undefined, size: undefined, picture, stock }];
  }
  return stock.colours.flatMap((colour) =>
    stock.sizes.map((size, index) => ({
      id: itemId(good, colour, size),
      code: `${code}-${colour.id.slice(0, 2)}-${size}`.toUpperCase(),
      good,
      colour,
      size,
      picture: colour.picture,
      stock: colour.left[index] ?? 0,
    })),
  );
}

const known = new WeakMap<TillData, ReadonlyMap<string, Item>>();

/** Everything that can be put on a bill, by its id. */
export function itemsOf(data: TillData): ReadonlyMap<string, Item> {
  const found = known.get(data);
  if (found) return found;
  const items = new Map(data.goods.flatMap(itemsOfGood).map((item) => [item.id, item]));
  known.set(data, items);
  return items;
}

/** @throws when the data hold no such item, as after a change of them */
export function itemOf(data: TillData, id: string): Item {
  const item = itemsOf(data).get(id);
  if (!item) throw new Error(`there is no item ${id}`);
  return item;
}

/** A size as people say it: numbers in the digits of a language, letters as they are. */
export const sizeName = (size: string): DemoText =>
  /^\d+$/.test(size) ? { en: size, bn: numeral(Number(size), 'bn') } : size;

/** An item in words: Panjabi Meghdut, Indigo 42. */
export function nameOf({ good, colour, size }: Item, say: (words: DemoText) => string): string {
  return colour && size ? `${say(good.name)}, ${colourAndSize(colour, size, say)}` : say(good.name);
}

export const colourAndSize = (
  colour: Colour,
  size: string,
  say: (words: DemoText) => string,
): string => `${say(colour.name)} ${say(sizeName(size))}`;

export const customerOf = (data: TillData, id: string | null): Customer | undefined =>
  data.customers.find((one) => one.id === id);

/** Whether the book holds more of a customer than points: building sites, or what is owed. */
export const hasAccount = ({ sites, limit }: Customer): boolean => sites.length > 0 || limit > 0;

/** How a part of a bill is paid: with points of a member, or on account. */
export const meansOfPaying = ['cash', 'bkash', 'card', 'points', 'due'] as const;
export type Means = (typeof meansOfPaying)[number];
