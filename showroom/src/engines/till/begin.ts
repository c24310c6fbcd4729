import { midnightOf } from '../../runtime/now.ts';
import { minutesOf } from '../../words/clock.ts';
import { dayOf } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import { itemOf, itemsOf, type Means, type ShopToday, type TillData } from './data.ts';
import { pricePaid } from './steps/exchange.ts';
import { paisaOf } from './steps/money.ts';
import { isAsked, thousandths } from './steps/quantity.ts';
import { saleFrom } from './steps/sale.ts';
import { sumOf } from './steps/totals.ts';
import { type Bill, emptyBill, type Line, type Sale, type TillWorld } from './world.ts';

/** The shop as the visitor finds it: some sales made, and the bills of its counters under way. */
export function beginTill(data: TillData, now: Date): TillWorld {
  const shop = { data, today: midnightOf(now) };
  const members = data.customers.flatMap(({ id, points }) =>
    points === null ? [] : [{ customer: id, points }],
  );
  const earlier = earlierSales(shop, members, now);
  const written = data.sales.map((sale) =>
    madeSale(shop, members, { ...sale, minutes: minutesOf(sale.time) }),
  );
  const sales = [...earlier, ...written];
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

type Written = { readonly item: string; readonly quantity: number };

/** Lines as the data write them, in whole units. */
const linesOf = (written: readonly Written[]): Line[] =>
  written.map(({ item, quantity }) => ({ item, quantity: thousandths(quantity) }));

type Members = TillWorld['members'];

type Made = Pick<Sale, 'counter' | 'customer' | 'day' | 'minutes'> & {
  readonly number: number;
  readonly lines: readonly Written[];
  readonly paidBy: Means;
};

function madeSale(shop: ShopToday, members: Members, made: Made): Sale {
  const { number, customer, lines, paidBy, counter, day, minutes } = made;
  const bill = { ...emptyBill, customer, lines: linesOf(lines) };
  const sum = sumOf(shop, shop.data.offers, bill, day);
  const numbers = { nextNumber: number, nextChallan: 0, members };
  const last = [{ by: paidBy, amount: sum.total }];
  return saleFrom(shop.data, numbers, { counter, day, minutes, bill, sum, last, change: 0 });
}

/** When the last of the earlier sales was made: at 9:30, or at 22:00 of the day before. */
const morning = 570;
const evening = 1320;

/**
 * Earlier sales, by chance and yet the same for everybody: those of this morning, which stay on that day;
 * before it is over, those of the evening before.
 */
function earlierSales(shop: ShopToday, members: Members, now: Date): Sale[] {
  const { data, today } = shop;
  const isMorningOver = now.getHours() * 60 + now.getMinutes() >= morning;
  const random = seeded(data.title.en);
  const pick = <One>(list: readonly One[]): One | undefined =>
    list[Math.floor(random() * list.length)];
  const ids = [...itemsOf(data).keys()];
  return Array.from({ length: data.earlier }, (_, index) => {
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(ids) ?? '')
      .filter((item, at, all) => all.indexOf(item) === at)
      .map((item) => ({
        item,
        quantity: 1 + Math.floor(random() * (isAsked(itemOf(data, item).good) ? 5 : 2)),
      }));
    return madeSale(shop, members, {
      number: data.receipts.next - 1 - index,
      day: dayOf(today, isMorningOver ? 0 : -1),
      counter: pick(data.counters)?.id ?? data.opensAt,
      customer: null,
      lines,
      minutes: (isMorningOver ? morning : evening) - Math.floor((index * 120) / data.earlier),
      paidBy: pick(['cash', 'cash', 'bkash', 'card'] as const) ?? 'cash',
    });
  });
}
