import { minutesOf } from '../../words/clock.ts';
import { type Day, dayOf } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import { itemOf, itemsOf, type Means, type ShopToday, type TillData } from './data.ts';
import { isAsked, thousandths } from './steps/quantity.ts';
import { saleFrom } from './steps/sale.ts';
import { sumOf } from './steps/totals.ts';
import { emptyBill, type Line, type Sale, type TillWorld } from './world.ts';

type Written = { readonly item: string; readonly quantity: number };

/** Lines as the data write them, in whole units. */
export const linesOf = (written: readonly Written[]): Line[] =>
  written.map(({ item, quantity }) => ({ item, quantity: thousandths(quantity) }));

type Members = TillWorld['members'];

function madeSale(
  shop: ShopToday,
  members: Members,
  made: {
    number: number;
    day: Day;
    at: string;
    customer: string | null;
    lines: readonly Written[];
    minutes: number;
    by: Means;
  },
): Sale {
  const { number, day, at, minutes, by } = made;
  const bill = { ...emptyBill, customer: made.customer, lines: linesOf(made.lines) };
  const sum = sumOf(shop, shop.data.offers, bill, day);
  const numbers = { nextNumber: number, nextChallan: 0, members };
  const last = [{ by, amount: sum.total }];
  return saleFrom(shop.data, numbers, { at, bill, sum, last, change: 0, day, minutes });
}

/** The sales that the data write. */
export const writtenSales = (shop: ShopToday, members: Members): Sale[] =>
  shop.data.sales.map(({ counter, time, paidBy, ...sale }) =>
    madeSale(shop, members, { ...sale, at: counter, minutes: minutesOf(time), by: paidBy }),
  );

/** When the last of the earlier sales was made: at 9:30, or at 22:00 of the day before. */
const morning = 570;
const evening = 1320;

/**
 * Earlier sales, by chance and yet the same for everybody: those of this morning, which stay on that day;
 * before it is over, those of the evening before.
 */
export function earlierSales(shop: ShopToday, members: Members, now: Date): Sale[] {
  const { data, today } = shop;
  const isMorningOver = now.getHours() * 60 + now.getMinutes() >= morning;
  const random = seeded(data.title.en);
  const pick = <One>(list: readonly One[]): One | undefined =>
    list[Math.floor(random() * list.length)];
  const ids = [...itemsOf(data).keys()];
  return Array.from({ length: data.earlier }, (_, index) => {
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(ids) ?? '')
      .filter((item, at, all) => all.indexOf(item) === at)
      .map((item) => ({ item, quantity: howMuch(data, item, random()) }));
    return madeSale(shop, members, {
      number: data.receipts.next - 1 - index,
      day: dayOf(today, isMorningOver ? 0 : -1),
      at: pick(data.counters)?.id ?? data.opensAt,
      customer: null,
      lines,
      minutes: (isMorningOver ? morning : evening) - Math.floor((index * 120) / data.earlier),
      by: pick(['cash', 'cash', 'bkash', 'card'] as const) ?? 'cash',
    });
  });
}

const howMuch = (data: TillData, item: string, chance: number): number =>
  isAsked(itemOf(data, item).good) ? 1 + Math.floor(chance * 5) : 1 + Math.floor(chance * 2);
