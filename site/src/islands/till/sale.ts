import type { Good } from '../../content/till-view.ts';

/** The state of a sale: how many of each good, in the order of the first press, and the cash handed over. */
export type Sale = {
  readonly lines: readonly { readonly id: string; readonly count: number }[];
  /** In paisa. */
  readonly cash: number;
};

export const newSale: Sale = { lines: [], cash: 0 };

/** The most of one good that the receipt has room for. */
const most = 99;

/** The sale with one more of a good. */
export const press = ({ lines, cash }: Sale, id: string): Sale => ({
  lines: lines.some((line) => line.id === id)
    ? lines.map((line) => (line.id === id ? { id, count: Math.min(line.count + 1, most) } : line))
    : [...lines, { id, count: 1 }],
  cash,
});

/** The sale after some keys. */
export const firstSale = (keys: readonly string[]): Sale => keys.reduce(press, newSale);

/** The sale with more cash handed over, in paisa. */
export const pay = ({ lines, cash }: Sale, amount: number): Sale => ({
  lines,
  cash: cash + amount,
});

/**
 * The totals of the receipt, in paisa. VAT is a part of the total: r percent of it are r / (100 + r)
 * of a price that includes it, rounded once for each line. What is still to pay and the change are never
 * both above 0.
 */
export function sumsOf<Sold extends Good>({ lines, cash }: Sale, goods: readonly Sold[]) {
  const receipt = lines.flatMap(({ id, count }) => {
    const good = goods.find((one) => one.id === id);
    return good ? [{ good, count, amount: good.price * count }] : [];
  });
  const total = receipt.reduce((sum, { amount }) => sum + amount, 0);
  const vat = receipt.reduce(
    (sum, { good, amount }) => sum + Math.round((amount * good.vat) / (100 + good.vat)),
    0,
  );
  return {
    receipt,
    total,
    vat,
    due: Math.max(total - cash, 0),
    change: Math.max(cash - total, 0),
  };
}
