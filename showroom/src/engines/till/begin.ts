import { earlierSales, linesOf, offersSeenFrom, writtenSales } from './begin-sales.ts';
import { itemsOf, type TillData } from './data.ts';
import type { Sale } from './sold.ts';
import { paisaOf } from './steps/money.ts';
import { thousandths } from './steps/quantity.ts';
import { type Bill, emptyBill, type TillWorld } from './world.ts';

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
