import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { customerOf, itemOf, nameOf, type TillPremises } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { type Bill, counterOf, emptyBill, leftOf, type TillWorld, withCounter } from '../world.ts';
import { exampleOf, isWhole, quantityText } from './quantity.ts';

/** Changes the bill of a counter. @throws Refusal at a closed drawer, and once a part is paid */
export function changeBill(
  { language }: TillPremises,
  world: TillWorld,
  at: string,
  step: (bill: Bill) => Bill,
): TillWorld {
  const { isOpen, bill } = counterOf(world, at);
  if (!isOpen) refuse(language, refusals.closed);
  if (bill.parts.length > 0) refuse(language, refusals.partPaid);
  return withCounter(world, at, (counter) => ({ ...counter, bill: step(bill) }));
}

/** How much of an item is on a bill, in thousandths of its unit. */
export const onBill = ({ lines }: Bill, item: string): number =>
  lines.find((line) => line.item === item)?.quantity ?? 0;

/**
 * Puts something on the bill.
 * @param quantity in thousandths of its unit
 * @throws Refusal for a quantity that is none, beyond the stock, and for what is past its date
 */
export function putOnBill(
  premises: TillPremises,
  world: TillWorld,
  at: string,
  item: string,
  quantity: number,
): TillWorld {
  return changeBill(premises, world, at, (bill) => {
    mustBeQuantity(premises, item, quantity);
    return withQuantity(premises, world, bill, item, onBill(bill, item) + quantity);
  });
}

/** Sets how much of an item it is; nothing takes it off. @throws Refusal as {@link putOnBill} */
export function setQuantity(
  premises: TillPremises,
  world: TillWorld,
  at: string,
  item: string,
  quantity: number,
): TillWorld {
  return changeBill(premises, world, at, (bill) => {
    if (quantity === 0) {
      return { ...bill, lines: bill.lines.filter((line) => line.item !== item) };
    }
    mustBeQuantity(premises, item, quantity);
    return withQuantity(premises, world, bill, item, quantity);
  });
}

function mustBeQuantity({ data, language }: TillPremises, item: string, quantity: number): void {
  const { good } = itemOf(data, item);
  if (quantity > 0 && isWhole(quantity, good)) return;
  refuse(language, refusals.notQuantity, { example: exampleOf(good, language) }, 'quantity');
}

function withQuantity(
  { data, language, today }: TillPremises,
  world: TillWorld,
  bill: Bill,
  id: string,
  quantity: number,
): Bill {
  const item = itemOf(data, id);
  const name = nameOf(item, (words) => textIn(words, language));
  const { expires } = item.good;
  if (expires !== null && expires < dayOf(today)) refuse(language, refusals.expired, { name });
  const left = leftOf(world, id);
  if (left === 0) refuse(language, refusals.noneLeft, { name });
  if (quantity > left) {
    const values = { name, left: quantityText(left, item.good, language) };
    refuse(language, refusals.notEnough, values, 'quantity');
  }
  const isOn = bill.lines.some((line) => line.item === id);
  const lines = isOn
    ? bill.lines.map((line) => (line.item === id ? { item: id, quantity } : line))
    : [...bill.lines, { item: id, quantity }];
  return { ...bill, lines };
}

/** Says whose bill it is; a site of somebody else goes with them. */
export const setCustomer = (
  premises: TillPremises,
  world: TillWorld,
  at: string,
  customer: string | null,
): TillWorld =>
  changeBill(premises, world, at, (bill) =>
    bill.customer === customer ? bill : { ...bill, customer, site: null },
  );

/** Says which site of the customer it goes to. @throws Refusal for a site of somebody else */
export const setSite = (
  premises: TillPremises,
  world: TillWorld,
  at: string,
  site: string | null,
): TillWorld =>
  changeBill(premises, world, at, (bill) => {
    const sites = customerOf(premises.data, bill.customer)?.sites ?? [];
    if (site !== null && !sites.some(({ id }) => id === site)) {
      refuse(premises.language, refusals.otherSite);
    }
    return { ...bill, site };
  });

export const clearBill = (premises: TillPremises, world: TillWorld, at: string): TillWorld =>
  changeBill(premises, world, at, () => emptyBill);
