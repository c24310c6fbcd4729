import { refuse } from '../../../runtime/refuse.ts';
import { distanceOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import {
  counterOf,
  type ReturnedPiece,
  type Sale,
  type Step,
  saleOf,
  type TillWorld,
} from '../world.ts';
import { changeBill } from './bill.ts';
import { total } from './money.ts';

/** What exchanges goods of a receipt: other receipts that are not cancelled, and bills under way. */
export const exchangesOf = ({ sales, counters }: TillWorld, number: string) =>
  [...sales.filter(({ isCancelled }) => !isCancelled), ...counters.map(({ bill }) => bill)].filter(
    ({ exchange }) => exchange === number,
  );

/** How many pieces of each line of a receipt could still come back, at whatever counter. */
export function returnable(world: TillWorld, sale: Sale): readonly number[] {
  if (sale.isCancelled) return sale.lines.map(() => 0);
  let taken = exchangesOf(world, sale.number).flatMap(({ back }) => back);
  return sale.lines.map((line) => {
    // Of one item, some pieces may have been sold at an old price, and others not.
    const price = pricePaid(line);
    const pieces = Number.isInteger(line.quantity / 1000) ? line.quantity / 1000 : 0;
    const back = taken
      .filter((one) => one.item === line.item && one.price === price)
      .slice(0, pieces);
    taken = taken.filter((one) => !back.includes(one));
    return pieces - back.length;
  });
}

/**
 * Begins an exchange by its old receipt. A receipt of one piece brings it back at once.
 * @throws Refusal when the receipt is too old, all of it has come back, or an exchange is under way
 */
export const startExchange: Step<[at: string, sale: Sale]> = (premises, world, at, sale) => {
  const { data, language, today } = premises;
  const most = data.exchangeDays;
  if (most === null) refuse(language, refusals.noExchange);
  const age = -distanceOf(sale.day, today);
  if (age > most) {
    refuse(language, refusals.oldReceipt, {
      number: sale.number,
      days: numeral(age, language),
      most: numeral(most, language),
    });
  }
  if (counterOf(world, at).bill.exchange !== null) refuse(language, refusals.exchangeUnderWay);
  const pieces = returnable(world, sale);
  if (total(pieces) === 0) refuse(language, refusals.allBack, { number: sale.number });
  const begun = changeBill(premises, world, at, (bill) => ({
    ...bill,
    exchange: sale.number,
    customer: sale.customer ?? bill.customer,
    site: sale.customer === null || sale.customer === bill.customer ? bill.site : null,
  }));
  return total(pieces) === 1 ? giveBack(premises, begun, at, pieces.indexOf(1)) : begun;
};

/**
 * Takes one piece of a line of the old receipt back.
 * @throws Refusal when none is left to come back, and where no exchange is under way
 */
export const giveBack: Step<[at: string, line: number]> = (premises, world, at, line) => {
  const { language } = premises;
  return changeBill(premises, world, at, (bill) => {
    const sale = saleOf(world, bill.exchange);
    if (!sale) refuse(language, refusals.noneUnderWay);
    const sold = sale.lines[line];
    if (!sold || !Number.isInteger(sold.quantity / 1000)) refuse(language, refusals.notPiece);
    if ((returnable(world, sale)[line] ?? 0) < 1) {
      refuse(language, refusals.allBack, { number: sale.number });
    }
    return { ...bill, back: [...bill.back, { item: sold.item, price: pricePaid(sold) }] };
  });
};

/** What was paid for one piece of a line of a receipt. */
export const pricePaid = ({ net, quantity }: Sale['lines'][number]): number =>
  Math.round((net * 1000) / quantity);

/** How many of an item come back with a bill. */
export const backOf = (back: readonly ReturnedPiece[], item: string): number =>
  back.filter((one) => one.item === item).length;
