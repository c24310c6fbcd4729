import { midnightOf } from '../../runtime/now.ts';
import { dayOf } from '../../words/days.ts';
import { earlierSales, linesOf, writtenSales } from './begin-sales.ts';
import { itemsOf, type TillData } from './data.ts';
import { pricePaid } from './steps/exchange.ts';
import { paisaOf } from './steps/money.ts';
import { thousandths } from './steps/quantity.ts';
import { type Bill, emptyBill, type Sale, type TillWorld } from './world.ts';

/** The shop as the visitor finds it: some sales made, and the bills of its counters under way. */
export function beginTill(data: TillData, now: Date): TillWorld {
  const shop = { data, today: midnightOf(now) };
  const members = data.customers.flatMap(({ id, points }) =>
    points === null ? [] : [{ customer: id, points }],
  );
  const earlier = earlierSales(shop, members, now);
  const sales = [...earlier, ...writtenSales(shop, members)];
  const entries = data.customers.flatMap(({ id, dues }) =>
    dues.map(({ day, bill, amount }) => ({
      by: 'bill' as const,
      customer: id,
      day,
      amount: paisaOf(amount),
      bill,
    })),
  );
  // The drawers were opened this morning, so only what was sold today is in them.
  const before = earlier.filter(({ day }) => day !== dayOf(now)).length + data.sales.length;
  return {
    stock: [...itemsOf(data).values()].map(({ id, stock }) => ({
      item: id,
      left: thousandths(stock),
    })),
    counters: data.counters.map(({ id, float, bill }) => ({
      id,
      isOpen: true,
      float: paisaOf(float),
      since: { sales: before, entries: entries.length },
      bill: bill ? billFrom(sales, bill) : emptyBill,
    })),
    members,
    entries,
    offers: data.offers.map(({ id, percent, from, to }) => ({ id, percent, from, to })),
    sales,
    closings: [],
    nextNumber: data.receipts.next,
    nextChallan: data.receipts.nextChallan,
  };
}

/** The bill under way, as the data write it. */
function billFrom(
  sales: readonly Sale[],
  { customer, exchange, site, back, lines }: NonNullable<TillData['counters'][number]['bill']>,
): Bill {
  const old = sales.find(({ number }) => number === exchange);
  const priceOf = (item: string) => {
    const sold = old?.lines.find((line) => line.item === item);
    return sold ? pricePaid(sold) : 0;
  };
  return {
    ...emptyBill,
    customer,
    exchange,
    site,
    back: back.map((item) => ({ item, price: priceOf(item) })),
    lines: linesOf(lines),
  };
}
