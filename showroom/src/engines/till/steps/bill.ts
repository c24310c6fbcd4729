import { asciiNumber } from '@nokshi/forms/written-number.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { typedHundredths } from '../../../words/amount.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { customerOf, itemOf, nameOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { type Bill, counterOf, emptyBill, leftOf, type Step, withCounter } from '../world.ts';
import { paisaOf } from './money.ts';
import { exampleOf, isWhole, quantityText } from './quantity.ts';
import { sumOf } from './totals.ts';

/** Changes the bill of a counter. @throws Refusal at a closed drawer, and once a part is paid */
export const changeBill: Step<[at: string, change: (bill: Bill) => Bill]> = (
  { language },
  world,
  at,
  change,
) => {
  const { isOpen, bill } = counterOf(world, at);
  if (!isOpen) refuse(language, refusals.closed);
  if (bill.parts.length > 0) refuse(language, refusals.partPaid);
  return withCounter(world, at, { bill: change(bill) });
};

/** How much of an item is on a bill, in thousandths of its unit. */
export const onBill = ({ lines }: Pick<Bill, 'lines'>, item: string): number =>
  lines.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0);

type Quantity = [at: string, item: string, quantity: number];

/** Puts more of something on the bill. @throws Refusal as {@link setQuantity}, and for less of it */
export const putOnBill: Step<Quantity> = (premises, world, at, item, more) => {
  const before = onBill(counterOf(world, at).bill, item);
  return setQuantity(premises, world, at, item, more > 0 ? before + more : Number.NaN);
};

/**
 * Sets how much of an item it is; nothing takes it off.
 * @param quantity in thousandths of its unit
 * @throws Refusal for a quantity that is none, beyond the stock, and for what is past its date
 */
export const setQuantity: Step<Quantity> = (premises, world, at, id, quantity) =>
  changeBill(premises, world, at, (bill) => {
    if (quantity === 0) return { ...bill, lines: bill.lines.filter(({ item }) => item !== id) };
    const { data, language, today } = premises;
    const item = itemOf(data, id);
    const { good } = item;
    const name = nameOf(item, (words) => textIn(words, language));
    const left = leftOf(world, id);
    if (!(quantity > 0 && isWhole(quantity, good))) {
      refuse(language, refusals.notQuantity, { example: exampleOf(good, language) }, 'quantity');
    }
    if (good.expires !== null && good.expires < dayOf(today)) {
      refuse(language, refusals.expired, { name });
    }
    if (left === 0) refuse(language, refusals.noneLeft, { name });
    if (quantity > left) {
      const values = { name, left: quantityText(left, good, language) };
      refuse(language, refusals.notEnough, values, 'quantity');
    }
    const line = { item: id, quantity };
    const isOn = bill.lines.some((one) => one.item === id);
    return {
      ...bill,
      lines: isOn ? bill.lines.map((one) => (one.item === id ? line : one)) : [...bill.lines, line],
    };
  });

/** Says whose bill it is; a site of somebody else goes with them. */
export const setCustomer: Step<[at: string, customer: string | null]> = (premises, world, at, id) =>
  changeBill(premises, world, at, (bill) =>
    bill.customer === id ? bill : { ...bill, customer: id, site: null },
  );

/** Says which site of the customer it goes to. @throws Refusal for a site of somebody else */
export const setSite: Step<[at: string, site: string | null]> = (premises, world, at, site) =>
  changeBill(premises, world, at, (bill) => {
    const sites = customerOf(premises.data, bill.customer)?.sites ?? [];
    if (site !== null && !sites.some(({ id }) => id === site)) {
      refuse(premises.language, refusals.otherSite);
    }
    return { ...bill, site };
  });

export const clearBill: Step<[at: string]> = (premises, world, at) =>
  changeBill(premises, world, at, () => emptyBill);

/**
 * Takes something off the whole bill.
 * @param text as typed: 5% or an amount in taka; nothing for no discount
 * @throws Refusal for anything else, and beyond what the counter may give
 */
export const setDiscount: Step<[at: string, text: string]> = (premises, world, at, text) => {
  const { data, language } = premises;
  const most = data.mostDiscount;
  const plain = asciiNumber(text);
  const isPercent = plain.endsWith('%');
  const value = plain === '' ? 0 : typedHundredths(plain.replace(/%$/, '')) / 100;
  if (!(value >= 0) || (!isPercent && !Number.isInteger(value))) {
    refuse(language, refusals.notDiscount, {}, 'discount');
  }
  return changeBill(premises, world, at, (bill) => {
    const largest = { ...bill, discount: { value: most, isPercent: true } };
    const limit = sumOf(premises, world.offers, largest).discount;
    if (isPercent ? value > most : paisaOf(value) > limit) {
      refuse(language, refusals.muchDiscount, { most: numeral(most, language) }, 'discount');
    }
    return { ...bill, discount: { value, isPercent } };
  });
};
