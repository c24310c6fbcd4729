import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import type { OfficeData, Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { Line, OfficeWorld } from '../world-schema.ts';

/** How much of a good lies in a store, or in all of them. */
export const countOf = ({ stock }: OfficeWorld, good: string, store?: string): number =>
  stock
    .filter((row) => row.good === good && (store === undefined || row.store === store))
    .reduce((sum, { count }) => sum + count, 0);

/** How much of a good in a store no approved order waits for. */
export const freeOf = (world: OfficeWorld, good: string, store: string): number =>
  world.orders
    .filter((order) => order.state === 'approved' && order.store === store)
    .reduce((free, { lines }) => free - quantityOf(lines, good), countOf(world, good, store));

const quantityOf = (lines: readonly Line[], good: string): number =>
  lines.filter((line) => line.good === good).reduce((sum, { quantity }) => sum + quantity, 0);

/** @throws Refusal when more of a good is wanted than a store has free */
export function checkFree(
  { data, language }: Premises<OfficeData>,
  world: OfficeWorld,
  store: string,
  lines: readonly Line[],
  field?: string,
): void {
  for (const { good } of lines) {
    const free = freeOf(world, good, store);
    if (quantityOf(lines, good) <= free) continue;
    const values = {
      good: textIn(oneOf(data.goods, good).name, language),
      store: textIn(oneOf(data.stores, store).name, language),
      count: numeral(free, language),
      unit: textIn(data.unit.many, language),
    };
    refuse(language, free === 0 ? words.noneFree : words.tooFew, values, field);
  }
}

/** Puts goods into a store. @param times -1 takes them out */
export const putIn = (
  world: OfficeWorld,
  store: string,
  lines: readonly Line[],
  times: 1 | -1 = 1,
): OfficeWorld => ({
  ...world,
  stock: world.stock.map((row) => ({
    ...row,
    count: row.count + (row.store === store ? quantityOf(lines, row.good) * times : 0),
  })),
});

export type Transfer = Line & { readonly from: string; readonly to: string };

/**
 * Moves a good from one store to another.
 * @throws Refusal for no whole quantity, the same store twice, or more than is free
 */
export const moveStock: Step<[transfer: Transfer]> = (premises, world, transfer) => {
  const { language, today } = premises;
  const { good, quantity, from, to } = transfer;
  if (!isQuantity(quantity)) refuse(language, words.notQuantity, {}, 'quantity');
  if (from === to) refuse(language, words.sameStore, {}, 'to');
  const lines = [{ good, quantity }];
  checkFree(premises, world, from, lines, 'quantity');
  const number = world.transfers.length + 1;
  const entry = { ...transfer, number, day: dayOf(today), by: world.person };
  return {
    ...putIn(putIn(world, from, lines, -1), to, lines),
    transfers: [entry, ...world.transfers],
  };
};

export const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
