import { seeded } from '../../words/seeded.ts';
import { itemOf, itemsOf, type TillData } from './goods.ts';
import { paisaOf } from './money.ts';
import { isAsked, thousandths } from './quantity.ts';
import { saleFrom } from './sale.ts';
import { sumOf } from './totals.ts';
import { type Bill, emptyBill, type Line, type Means, type Sale, type TillWorld } from './world.ts';

type Written = { readonly item: string; readonly quantity: number };

const linesOf = (written: readonly Written[]): Line[] =>
  written.map(({ item, quantity }) => ({ item, quantity: thousandths(quantity), fixed: null }));

/** The shop as the visitor finds it: some sales made, and the bills of its counters under way. */
export function beginTill(data: TillData): TillWorld {
  const members = data.customers.flatMap(({ id, points }) =>
    points === null ? [] : [{ customer: id, points }],
  );
  const sales = [...earlierSales(data, members), ...writtenSales(data, members)];
  return {
    stock: [...itemsOf(data).values()].map(({ id, stock }) => ({
      item: id,
      left: thousandths(stock),
    })),
    counters: data.counters.map(({ id, float, bill }) => ({
      id,
      isOpen: true,
      float: paisaOf(float),
      cash: paisaOf(float) + cashOf(sales, id),
      bill: bill ? billFrom(sales, bill) : emptyBill,
    })),
    members,
    entries: data.customers.flatMap(({ id, dues }) =>
      dues.map(({ day, bill, amount }) => ({
        customer: id,
        day,
        bill,
        by: 'bill' as const,
        amount: paisaOf(amount),
      })),
    ),
    offers: offersSeenFrom(data, 0),
    sales,
    closings: [],
    nextNumber: data.receipts.next,
    nextChallan: data.receipts.nextChallan,
  };
}

/** The bill under way, as the data write it: what is taken for the same good goes at the old price. */
function billFrom(
  sales: readonly Sale[],
  written: NonNullable<TillData['counters'][number]['bill']>,
): Bill {
  const old = sales.find(({ number }) => number === written.exchange);
  const back = written.back.map((item) => {
    const sold = old?.lines.find((line) => line.item === item);
    return { item, price: sold ? Math.round((sold.net * 1000) / sold.quantity) : 0 };
  });
  const goodOf = (item: string) => item.split('/')[0];
  return {
    ...emptyBill,
    customer: written.customer,
    exchange: written.exchange,
    site: written.site,
    back,
    lines: linesOf(written.lines).map((line) => ({
      ...line,
      fixed: back.find(({ item }) => goodOf(item) === goodOf(line.item))?.price ?? null,
    })),
  };
}

const cashOf = (sales: readonly Sale[], counter: string): number =>
  sales
    .filter((sale) => sale.day === 0 && sale.counter === counter)
    .flatMap(({ parts }) => parts)
    .reduce((sum, { by, amount }) => sum + (by === 'cash' ? amount : 0), 0);

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
const offersSeenFrom = (data: TillData, day: number) =>
  data.offers.map(({ id, percent, from, to }) => ({ id, percent, from: from - day, to: to - day }));

const writtenSales = (data: TillData, members: Members): Sale[] =>
  data.sales.map(({ number, counter, customer, day, time, paidBy, lines }) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const minutes = hour * 60 + minute;
    return madeSale(data, members, {
      number,
      day,
      at: counter,
      customer,
      lines,
      minutes,
      by: paidBy,
    });
  });

/** Sales of this morning, by chance and yet the same for everybody. */
function earlierSales(data: TillData, members: Members): Sale[] {
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
