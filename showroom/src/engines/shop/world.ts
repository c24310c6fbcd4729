import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { ShopData } from './data.ts';
import type { worldSchema } from './world-schema.ts';

export const states = ['new', 'packed', 'sent', 'delivered'] as const;

export type ShopWorld = Kept<typeof worldSchema>;
export type Line = ShopWorld['basket'][number];
export type Order = ShopWorld['orders'][number];
export type OrderLine = Order['lines'][number];
export type OrderState = Order['state'];
export type Review = ShopWorld['reviews'][number];
export type Draft = ShopWorld['draft'];
export type SoldPiece = ShopWorld['sold'][number];

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<ShopData, ShopWorld, Args>;

/** How many steps of a good are on the shelf. */
export const leftOf = ({ stock }: Pick<ShopWorld, 'stock'>, good: string): number =>
  stock.find((one) => one.good === good)?.left ?? 0;

/** An order by its number. */
export const orderOf = ({ orders }: ShopWorld, number: number): Order | undefined =>
  orders.find((one) => one.number === number);
