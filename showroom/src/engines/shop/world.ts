import type { DemoText } from '../../demo/words.ts';
import type { Day } from '../../words/days.ts';
import type { Payment } from './data.ts';

export const states = ['new', 'packed', 'sent', 'delivered'] as const;
export type OrderState = (typeof states)[number] | 'cancelled';

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
  /** What the courier calls, as it is dialled; null where nobody gave one. */
  readonly phone: string | null;
  /** The id of where it is brought. */
  readonly area: string;
  readonly lines: readonly OrderLine[];
  readonly delivery: number;
  readonly payment: Payment;
  /** In how many months a bank card is charged; null at once. */
  readonly months: number | null;
  readonly paid: number;
  readonly state: OrderState;
  readonly day: Day;
  /** The day of delivery; null where none is chosen. */
  readonly due: Day | null;
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

/** What a visitor has written at the checkout, kept until the order. */
export type Draft = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** Chosen by their ids; null where the first one stands. */
  readonly area: string | null;
  readonly payment: Payment | null;
  readonly slot: string | null;
};

/** A piece that was sold with a warranty. */
export type SoldPiece = { readonly serial: string; readonly good: string; readonly day: Day };

/** The mutable state of a shop: what is on the shelf, in the basket, ordered, said and sold. */
export type ShopWorld = {
  readonly stock: readonly { readonly good: string; readonly left: number }[];
  readonly basket: readonly Line[];
  /** The day of delivery that the visitor has chosen. */
  readonly due: Day | null;
  readonly draft: Draft;
  readonly orders: readonly Order[];
  readonly reviews: readonly Review[];
  readonly sold: readonly SoldPiece[];
};

/** How many steps of a good are on the shelf. */
export const leftOf = ({ stock }: Pick<ShopWorld, 'stock'>, good: string): number =>
  stock.find((one) => one.good === good)?.left ?? 0;

/** An order by its number. */
export const orderOf = ({ orders }: ShopWorld, number: number): Order | undefined =>
  orders.find((one) => one.number === number);
