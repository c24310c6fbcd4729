import { minutesOf } from '../../words/clock.ts';
import { seeded } from '../../words/seeded.ts';
import { itemOf, itemsOf, type TillData } from './data.ts';
import type { Sale } from './sold.ts';
import { isAsked, thousandths } from './steps/quantity.ts';
import { saleFrom } from './steps/sale.ts';
import { sumOf } from './steps/totals.ts';
import { emptyBill, type Line, type Means, type TillWorld } from './world.ts';

type Written = { readonly item: string; readonly quantity: number };

/** Lines as the data write them, in whole units. */
export const linesOf = (written: readonly Written[]): Line[] =>
  written.map(({ item, quantity }) => ({ item, quantity: thousandths(quantity), fixed: null }));

type Members = TillWorld['members'];

function madeSale(
  data: TillData,
  members: Members,
  made: {
    number: number;
    day: number;
    at: string;
    customer: string | null;
    lines: readonly Written[];
    minutes: number;
    by: Means;
  },
): Sale {
  const bill = { ...emptyBill, customer: made.customer, lines: linesOf(made.lines) };
  const sum = sumOf(data, offersSeenFrom(data, made.day), bill);
  const numbers = { nextNumber: made.number, nextChallan: 0, members };
  const sale = saleFrom(data, numbers, {
    at: made.at,
    bill,
    sum,
    last: [{ by: made.by, amount: sum.total }],
    change: 0,
    minutes: made.minutes,
  });
  return { ...sale, day: made.day };
}

/** The offers with their days counted from another day than today. */
export const offersSeenFrom = (data: TillData, day: number) =>
  data.offers.map(({ id, percent, from, to }) => ({ id, percent, from: from - day, to: to - day }));

/** The sales that the data write. */
export const writtenSales = (data: TillData, members: Members): Sale[] =>
  data.sales.map(({ counter, time, paidBy, ...sale }) =>
    madeSale(data, members, { ...sale, at: counter, minutes: minutesOf(time), by: paidBy }),
  );

/** Sales of this morning, by chance and yet the same for everybody. */
export function earlierSales(data: TillData, members: Members): Sale[] {
  const random = seeded(data.title.en);
  const pick = <One>(list: readonly One[]): One | undefined =>
    list[Math.floor(random() * list.length)];
  const ids = [...itemsOf(data).keys()];
  return Array.from({ length: data.earlier }, (_, index) => {
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(ids) ?? '')
      .filter((item, at, all) => all.indexOf(item) === at)
      .map((item) => ({ item, quantity: howMuch(data, item, random()) }));
    return madeSale(data, members, {
      number: data.receipts.next - 1 - index,
      day: 0,
      at: pick(data.counters)?.id ?? data.opensAt,
      customer: null,
      lines,
      minutes: 570 - Math.floor((index * 120) / data.earlier),
      by: pick(['cash', 'cash', 'bkash', 'card'] as const) ?? 'cash',
    });
  });
}

const howMuch = (data: TillData, item: string, chance: number): number =>
  isAsked(itemOf(data, item).good) ? 1 + Math.floor(chance * 5) : 1 + Math.floor(chance * 2);
