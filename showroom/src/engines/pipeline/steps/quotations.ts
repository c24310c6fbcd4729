import { oneOf } from '../../../demo/one-of.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { checkLimit } from '../../../ledger/limits.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { type FieldDesk, firstQuotation, type PipelineData, type Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { PipelineWorld, Quotation } from '../world-schema.ts';

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
export const quote: Step<[FieldDesk, Offer & { lead: string }]> = (premises, world, desk, wish) => {
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
export const noteCall: Step<[string, 'booked' | 'fine']> = ({ language }, world, id, outcome) => {
  const call = world.service.find((one) => one.id === id);
  if (call?.outcome !== null) refuse(language, words.callDone);
  return {
    ...world,
    service: world.service.map((one) => (one.id === id ? { ...one, outcome } : one)),
  };
};

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** @param fields each by its name with its label and what was typed. @throws Refusal for what is no amount */
export function checkAmounts(
  { language }: Premises<PipelineData>,
  fields: readonly (readonly [name: string, label: DemoText, value: number])[],
): void {
  for (const [name, label, value] of fields) {
    if (isAmount(value)) continue;
    refuse(language, words.notAmount, { field: textIn(label, language) }, name);
  }
}

/**
 * @param price without the discount
 * @throws Refusal for a discount beyond the price, and for one that the person at the desk may not give,
 * naming who may
 */
export function checkDiscount(
  premises: Premises<PipelineData>,
  world: PipelineWorld,
  discount: number,
  price: number,
): void {
  const { language } = premises;
  const inWords = (amount: number) => taka(amount, language);
  if (discount > price) {
    const values = { amount: inWords(discount), price: inWords(price) };
    refuse(language, words.overDiscount, values, 'discount');
  }
  checkLimit(premises, world, discount, words, inWords, 'discount');
}
