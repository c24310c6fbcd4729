import { type Day, dateOf, dayAfter } from '../../../words/days.ts';
import { seeded } from '../../../words/seeded.ts';
import type { ImportsDesk, OfficeData } from '../data.ts';
import { totalsOf } from '../totals.ts';
import { firstInvoice, type Invoice, type OfficeWorld } from '../world.ts';

/**
 * The invoices from before the demo began, newest first: made of goods and buyers by chance, the same
 * for everybody.
 */
export function earlierInvoices(data: OfficeData): readonly Invoice[] {
  if (data.desk.kind !== 'imports') return [];
  const { seed, days, aDay } = data.desk.sales;
  const chance = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(chance() * items.length)];
  return Array.from({ length: days * aDay }, (_, index) => {
    const good = pick(data.goods);
    return {
      number: firstInvoice - 1 - index,
      day: dayAfter(data.begun, -1 - Math.floor(index / aDay)),
      buyer: pick(data.buyers)?.id ?? '',
      store: pick(data.stores)?.id ?? '',
      lines: [
        { good: good?.id ?? '', quantity: 1 + Math.floor(chance() * 3), price: good?.price ?? 0 },
      ],
    };
  });
}

/** A month of the calendar, as the distance from today's: 0 is this one, -1 the last. */
export type Period = 0 | -1;

/** Whether a day lies in a period. */
export function isIn(period: Period, day: Day, today: Date): boolean {
  const date = dateOf(day);
  const months =
    (date.getFullYear() - today.getFullYear()) * 12 + date.getMonth() - today.getMonth();
  return months === period;
}

/**
 * The figures of the VAT return of a period, each the sum of its entries (Mushak 9.1, notes 8, 9, 22,
 * 23, 30 and 34). A trader at a reduced rate has no input tax credit; advance tax is set off.
 */
export function vatReturn(
  data: Pick<OfficeData, 'vat'>,
  invoices: readonly Invoice[],
  imports: readonly { readonly costs: readonly number[]; readonly advanceTax: number }[],
) {
  const sales = invoices.map(({ lines }) => totalsOf(data, lines));
  const supply = sales.reduce((sum, { value }) => sum + value, 0);
  const output = sales.reduce((sum, { vat }) => sum + vat, 0);
  const bought = imports.reduce((sum, { costs }) => sum + (costs[0] ?? 0), 0);
  const advance = imports.reduce((sum, { advanceTax }) => sum + advanceTax, 0);
  const net = output - advance;
  return { supply, output, bought, credit: 0, advance, net };
}

/** The shipments whose bill of entry falls in a period, with their costs of the moment. */
export const importsIn = (desk: ImportsDesk, world: OfficeWorld, period: Period, today: Date) =>
  desk.shipments
    .filter(({ state, day }) => state !== 'opened' && isIn(period, day, today))
    .map((shipment) => ({
      ...shipment,
      costs: world.shipments.find(({ number }) => number === shipment.number)?.costs ?? [],
    }));
