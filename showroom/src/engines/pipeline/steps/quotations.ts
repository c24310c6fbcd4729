import { oneOf } from '../../../demo/one-of.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { type FieldDesk, firstQuotation, type Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { Quotation } from '../world-schema.ts';
import { checkAmounts, checkDiscount } from './prices.ts';

type Offer = Pick<Quotation, 'machine' | 'discount' | 'now'>;

/** How a machine is paid: the parts sum to its price, and the buyer pays two of them. */
export function partsOf(desk: FieldDesk, { machine: id, discount, now }: Offer) {
  const { price, subsidy: share } = oneOf(desk.machines, id);
  const subsidy = Math.round((price * share) / 100);
  const buyerPays = price - subsidy - discount;
  return { price, share, subsidy, discount, buyerPays, now, later: buyerPays - now };
}

/**
 * Writes a quotation.
 * @throws Refusal for what is no amount, a discount beyond the price or the person's limit, and more than
 * the price
 */
export const quote: Step<[desk: FieldDesk, wish: Offer & Pick<Quotation, 'lead'>]> = (
  premises,
  world,
  desk,
  wish,
) => {
  const { language, today } = premises;
  checkAmounts(premises, [
    ['discount', words.discount, wish.discount],
    ['now', words.now, wish.now],
  ]);
  const { later, price, subsidy } = partsOf(desk, wish);
  checkDiscount(premises, world, wish.discount, price - subsidy);
  if (later < 0) {
    const values = { over: taka(-later, language), price: taka(price, language) };
    refuse(language, words.tooMuchNow, values, 'now');
  }
  const quotation: Quotation = {
    ...wish,
    number: firstQuotation + world.quotations.length,
    day: dayOf(today),
    by: world.person,
  };
  return { ...world, quotations: [quotation, ...world.quotations] };
};

/** Notes what came of the call about a machine. @throws Refusal for the second time */
export const noteCall: Step<[id: string, outcome: 'booked' | 'fine']> = (
  { language },
  world,
  id,
  outcome,
) => {
  const call = world.service.find((one) => one.id === id);
  if (call?.outcome !== null) refuse(language, words.callDone);
  return {
    ...world,
    service: world.service.map((one) => (one.id === id ? { ...one, outcome } : one)),
  };
};
