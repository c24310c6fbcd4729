import { type Office, refusal } from './speak.ts';
import { words } from './words.ts';
import { type Line, type OfficeData, type OfficeWorld, oneOf } from './world.ts';

/** How much of a good lies in a store, or in all of them. */
export const countOf = (
  { stock }: Pick<OfficeWorld, 'stock'>,
  good: string,
  store?: string,
): number =>
  stock
    .filter((row) => row.good === good && (store === undefined || row.store === store))
    .reduce((sum, { count }) => sum + count, 0);

/** Puts goods into a store. */
export const putIn = (world: OfficeWorld, store: string, lines: readonly Line[]): OfficeWorld => ({
  ...world,
  stock: world.stock.map((row) => ({
    ...row,
    count: row.count + (row.store === store ? quantityOf(lines, row.good) : 0),
  })),
});

/** Takes goods out of a store. @throws Refusal when it has too few of one */
export function takeOut(
  world: OfficeWorld,
  { data, translate, count }: Office<OfficeData>,
  store: string,
  lines: readonly Line[],
): OfficeWorld {
  for (const { good } of lines) {
    const left = countOf(world, good, store);
    if (quantityOf(lines, good) <= left) continue;
    throw refusal(translate(words.tooFew), {
      good: translate(oneOf(data.goods, good).name),
      store: translate(oneOf(data.stores, store).name),
      count: count(left),
      unit: translate(data.unit),
    });
  }
  const taken = lines.map((line) => ({ ...line, quantity: -line.quantity }));
  return putIn(world, store, taken);
}

const quantityOf = (lines: readonly Line[], good: string): number =>
  lines.filter((line) => line.good === good).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Moves a good from one store to another.
 * @throws Refusal for no whole quantity, the same store twice, or more than there is
 */
export function moveStock(
  world: OfficeWorld,
  office: Office<OfficeData>,
  transfer: Line & { readonly from: string; readonly to: string },
): OfficeWorld {
  const { translate } = office;
  const { good, quantity, from, to } = transfer;
  if (!isQuantity(quantity)) throw refusal(translate(words.notQuantity));
  if (from === to) throw refusal(translate(words.sameStore));
  const lines = [{ good, quantity }];
  const moved = putIn(takeOut(world, office, from, lines), to, lines);
  const entry = { ...transfer, number: world.transfers.length + 1, by: world.person };
  return { ...moved, transfers: [entry, ...world.transfers] };
}

export const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
