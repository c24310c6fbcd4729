import { numeral } from '../../../words/taka.ts';
import type { Sale } from '../sold.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import { type Bill, counterOf, type ReturnedPiece, type TillWorld } from '../world.ts';
import { changeBill } from './bill.ts';

/** How many pieces of each line of a receipt could still come back. */
export function returnable({ sales }: TillWorld, sale: Sale, bill: Bill): readonly number[] {
  const taken = [
    ...sales.filter(({ exchange }) => exchange === sale.number).flatMap(({ back }) => back),
    ...(bill.exchange === sale.number ? bill.back : []),
  ].map(({ item }) => item);
  return sale.lines.map(({ item, quantity }) => {
    let left = Number.isInteger(quantity / 1000) ? quantity / 1000 : 0;
    for (let at = taken.indexOf(item); at !== -1 && left > 0; at = taken.indexOf(item)) {
      taken.splice(at, 1);
      left -= 1;
    }
    return left;
  });
}

export const saleOf = ({ sales }: TillWorld, number: string | null | undefined) =>
  sales.find((sale) => sale.number === number);

/**
 * Begins an exchange by its old receipt. A receipt of one piece brings it back at once.
 * @throws Refusal when the receipt is too old, all of it has come back, or an exchange is under way
 */
export function startExchange(till: Till, world: TillWorld, at: string, sale: Sale): TillWorld {
  const most = till.data.exchangeDays;
  if (most === null) refuse(till, refusals.noExchange);
  if (-sale.day > most) {
    refuse(till, refusals.oldReceipt, {
      number: sale.number,
      days: numeral(-sale.day, till.language),
      most: numeral(most, till.language),
    });
  }
  const { bill } = counterOf(world, at);
  if (bill.exchange !== null) refuse(till, refusals.exchangeUnderWay);
  const pieces = returnable(world, sale, bill);
  if (pieces.every((left) => left === 0)) {
    refuse(till, refusals.allBack, { number: sale.number });
  }
  const begun = changeBill(till, world, at, (under) => ({
    ...under,
    exchange: sale.number,
    customer: sale.customer ?? under.customer,
  }));
  const isOne = pieces.reduce((sum, left) => sum + left, 0) === 1;
  return isOne ? giveBack(till, begun, at, sale, pieces.indexOf(1)) : begun;
}

/** Takes one piece of a line of the old receipt back. @throws Refusal when none is left to come back */
export function giveBack(
  till: Till,
  world: TillWorld,
  at: string,
  sale: Sale,
  line: number,
): TillWorld {
  return changeBill(till, world, at, (bill) => {
    const sold = sale.lines[line];
    if (!sold || !Number.isInteger(sold.quantity / 1000)) refuse(till, refusals.notPiece);
    if ((returnable(world, sale, bill)[line] ?? 0) < 1) {
      refuse(till, refusals.allBack, { number: sale.number });
    }
    const price = Math.round((sold.net * 1000) / sold.quantity);
    return { ...bill, back: [...bill.back, { item: sold.item, price }] };
  });
}

/** How many of an item come back with a bill. */
export const backOf = (back: readonly ReturnedPiece[], item: string): number =>
  back.filter((one) => one.item === item).length;
