import { isWorkday } from '../../../words/calendar.ts';
import { type Day, dateOf, dayAfter, dayOf, daysBetween } from '../../../words/days.ts';
import { seeded } from '../../../words/seeded.ts';
import type { ImportsDesk, OfficeData } from '../data.ts';
import type { Invoice, OfficeWorld } from '../world-schema.ts';
import { totalsOf } from './dues.ts';

/** The day from which the numbers of invoices count. */
const firstDay = '2026-01-01';

/** The days of work from one day up to another, which is left out. */
function workdays(from: Day, to: Day): readonly Day[] {
  const days = Array.from({ length: daysBetween(from, to) }, (_, at) => dayAfter(from, at));
  return days.filter(isWorkday);
}

/** The number of the first invoice of a day, which follows from its date. */
export const firstNumberOn = ({ sales }: ImportsDesk, day: Day): number =>
  workdays(firstDay, day).length * sales.aDay + 1;

/**
 * The invoices of a month, oldest first: made of goods and buyers by chance, and the same for everybody on
 * whichever day they look.
 * @param first the first day of the month
 */
function invoicesOf(data: OfficeData, desk: ImportsDesk, first: Day): readonly Invoice[] {
  const { seed, aDay } = desk.sales;
  const chance = seeded(`${seed} ${first}`);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(chance() * items.length)];
  const start = firstNumberOn(desk, first);
  const days = workdays(first, monthAfter(first, 1)).flatMap((day) => Array<Day>(aDay).fill(day));
  return days.map((day, index) => {
    const good = pick(data.goods);
    return {
      number: start + index,
      day,
      buyer: pick(data.buyers)?.id ?? '',
      store: pick(data.stores)?.id ?? '',
      lines: [
        { good: good?.id ?? '', quantity: 1 + Math.floor(chance() * 3), price: good?.price ?? 0 },
      ],
    };
  });
}

/** The first day of the month of a day, or of the one so many months after it. */
export function monthAfter(day: Day, months: number): Day {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth() + months, 1));
}

/** The invoices from before the demo began, newest first: those of its month and of the last one. */
export function earlierInvoices(data: OfficeData): readonly Invoice[] {
  const { begun, desk } = data;
  if (desk.kind !== 'imports') return [];
  return [-1, 0]
    .flatMap((months) => invoicesOf(data, desk, monthAfter(begun, months)))
    .filter(({ day }) => day < begun)
    .toReversed();
}

/** A month of the calendar, as the distance from today's: 0 is this one, -1 the last. */
export type Period = 0 | -1;

/** Whether a day lies in a period. */
export function isIn(period: Period, day: Day, today: Date): boolean {
  return monthAfter(day, 0) === monthAfter(dayOf(today), period);
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

/**
 * The day of a shipment's bill of entry: what has landed came last month, and what is in port came this one,
 * seen from the beginning, so that a month that is over lists the same for everybody.
 */
function dayOfEntry({ begun }: OfficeData, { state, day }: ImportsDesk['shipments'][number]): Day {
  const month = monthAfter(begun, 0);
  if (state === 'landed') return dayAfter(month, daysBetween(begun, day));
  return day < month ? month : day;
}

/** The shipments whose bill of entry falls in a period, with their costs of the moment. */
export const importsIn = (
  data: OfficeData,
  desk: ImportsDesk,
  world: OfficeWorld,
  period: Period,
  today: Date,
) =>
  desk.shipments
    .filter((one) => one.state !== 'opened' && isIn(period, dayOfEntry(data, one), today))
    .map((shipment) => ({
      ...shipment,
      costs: world.shipments.find(({ number }) => number === shipment.number)?.costs ?? [],
    }));
