import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import type { shopSchema } from './schema.ts';

export type ShopData = WithAddresses<z.output<typeof shopSchema>>;
export type Good = ShopData['goods'][number];

export const states = ['new', 'packed', 'sent', 'delivered'] as const;
export type OrderState = (typeof states)[number] | 'cancelled';

export type Payment = ShopData['checkout']['payments'][number];

/** A good in a basket, as it was chosen. */
export type Line = {
  readonly good: string;
  /** The ids of the chosen options, in the order of the good's choices. */
  readonly options: readonly string[];
  readonly extras: readonly string[];
  /** How many steps: pieces, halis, packs, or the steps of its kilos. */
  readonly count: number;
  /** Whether another good may be brought in its place. */
  readonly substitute: boolean;
};

/** A good in an order: what a step of it cost, and what was brought in its place. */
export type OrderLine = Line & { readonly price: number; readonly instead: string | null };

export type Order = {
  readonly number: number;
  readonly name: DemoText;
  readonly address: DemoText;
  readonly lines: readonly OrderLine[];
  readonly delivery: number;
  readonly payment: Payment;
  /** In how many months a bank card is charged; null at once. */
  readonly months: number | null;
  readonly paid: number;
  readonly state: OrderState;
  readonly day: DayOffset;
  /** The chosen day of delivery; null where none is chosen. */
  readonly due: DayOffset | null;
  /** The chosen hours of delivery by their id; null where none are. */
  readonly slot: string | null;
  /** Whether it comes again by itself. */
  readonly isRegular: boolean;
  /** Whether it is the visitor's own. */
  readonly isOwn: boolean;
};

export type Review = {
  readonly good: string;
  readonly words: DemoText;
  readonly who: DemoText;
  readonly stars: number;
  readonly isOwn: boolean;
};

/** What changes in a shop: what is on the shelf, in the basket, ordered, said and sold. */
export type ShopWorld = {
  readonly stock: readonly { readonly good: string; readonly left: number }[];
  readonly basket: readonly Line[];
  /** The day of delivery that the visitor has chosen. */
  readonly due: DayOffset | null;
  readonly orders: readonly Order[];
  readonly reviews: readonly Review[];
  readonly sold: readonly {
    readonly serial: string;
    readonly good: string;
    readonly day: DayOffset;
  }[];
};

/** The number of the first order. */
export const firstNumber = 1041;

/** @throws for a good that the shop has not, which its schema makes sure of */
export function goodOf(data: ShopData, id: string): Good {
  const good = data.goods.find((one) => one.id === id);
  if (!good) throw new Error(`the shop has no ${id}`);
  return good;
}

/** A good as it is chosen at first. */
export const plainLine = (good: Good, count = 1): Line => ({
  good: good.id,
  options: good.choices.map(({ start }) => start),
  extras: [],
  count,
  substitute: false,
});

export const leftOf = ({ stock }: ShopWorld, good: string): number =>
  stock.find((one) => one.good === good)?.left ?? 0;
