import { oneOf } from '../../demo/one-of.ts';
import type { OfficeData } from './data.ts';
import type { Invoice, Line, Order } from './world.ts';

/** The total of priced lines: the goods, the VAT on them to whole units, and both. */
export function totalsOf(data: Pick<OfficeData, 'vat'>, lines: Invoice['lines']) {
  const value = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const vat = Math.round((value * data.vat) / 1000);
  return { value, vat, total: value + vat };
}

/** Lines with the price of today. */
export const priced = (data: Pick<OfficeData, 'goods'>, lines: readonly Line[]): Invoice['lines'] =>
  lines.map((line) => ({ ...line, price: oneOf(data.goods, line.good).price }));

/** The cost of an order, VAT included. */
export const orderTotal = (data: OfficeData, { lines }: Pick<Order, 'lines'>): number =>
  totalsOf(data, priced(data, lines)).total;
