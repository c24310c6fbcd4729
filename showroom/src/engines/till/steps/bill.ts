import { textIn } from '../../../demo/words.ts';
import { numeral } from '../../../words/taka.ts';
import { itemOf, nameOf } from '../data.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import { type Bill, counterOf, emptyBill, leftOf, type TillWorld, withCounter } from '../world.ts';
import { quantityText } from './quantity.ts';

/** Changes the bill of a counter. @throws Refusal at a closed drawer, and once a part is paid */
export function changeBill(
  till: Till,
  world: TillWorld,
  at: string,
  step: (bill: Bill) => Bill,
): TillWorld {
  const { isOpen, bill } = counterOf(world, at);
  if (!isOpen) refuse(till, refusals.closed);
  if (bill.parts.length > 0) refuse(till, refusals.partPaid);
  return withCounter(world, at, (counter) => ({ ...counter, bill: step(bill) }));
}

/**
 * Puts something on the bill. What comes in place of the same good in another size goes at the price
 * of the old receipt.
 * @param quantity in thousandths of its unit
 * @throws Refusal for a quantity that is none, beyond the stock, and for what is past its date
 */
export function putOnBill(
  till: Till,
  world: TillWorld,
  at: string,
  item: string,
  quantity: number,
): TillWorld {
  const { good } = itemOf(till.data, item);
  return changeBill(till, world, at, (bill) => {
    const fixed = fixedPrice(till, bill, good.id, quantity);
    const same = bill.lines.findIndex((line) => line.item === item && line.fixed === fixed);
    const lines =
      same === -1
        ? [...bill.lines, { item, quantity, fixed }]
        : bill.lines.map((line, index) =>
            index === same ? { ...line, quantity: line.quantity + quantity } : line,
          );
    mustBeThere(till, world, lines, item, quantity);
    return { ...bill, lines };
  });
}

/** Sets how much of a line it is; nothing takes it off. @throws Refusal as {@link putOnBill} */
export function setQuantity(
  till: Till,
  world: TillWorld,
  at: string,
  line: number,
  quantity: number,
): TillWorld {
  return changeBill(till, world, at, (bill) => {
    const lines =
      quantity === 0
        ? bill.lines.filter((_, index) => index !== line)
        : bill.lines.map((one, index) => (index === line ? { ...one, quantity } : one));
    const item = lines[line]?.item;
    if (quantity !== 0 && item) mustBeThere(till, world, lines, item, quantity);
    return { ...bill, lines };
  });
}

function mustBeThere(
  till: Till,
  world: TillWorld,
  lines: Bill['lines'],
  id: string,
  quantity: number,
): void {
  const { data, language } = till;
  const item = itemOf(data, id);
  const name = nameOf(item, (words) => textIn(words, language));
  if (!(quantity > 0))
    refuse(till, refusals.notQuantity, { example: numeral(2, language) }, 'quantity');
  if (item.good.expires !== null && item.good.expires < 0) refuse(till, refusals.expired, { name });
  const wanted = lines.reduce((sum, line) => sum + (line.item === id ? line.quantity : 0), 0);
  const left = leftOf(world, id);
  if (wanted <= left) return;
  refuse(till, refusals.notEnough, { name, left: quantityText(left, item.good, language) });
}

/** The old price for one piece of a good of which one came back and none was taken for it yet. */
function fixedPrice({ data }: Till, bill: Bill, good: string, quantity: number): number | null {
  if (quantity !== 1000) return null;
  const isSame = (item: string) => itemOf(data, item).good.id === good;
  const taken = bill.lines
    .filter(({ item, fixed }) => fixed !== null && isSame(item))
    .reduce((sum, line) => sum + line.quantity / 1000, 0);
  return bill.back.filter(({ item }) => isSame(item))[taken]?.price ?? null;
}

/** Says whose bill it is; a site of somebody else goes with them. */
export const setCustomer = (
  till: Till,
  world: TillWorld,
  at: string,
  customer: string | null,
): TillWorld => changeBill(till, world, at, (bill) => ({ ...bill, customer, site: null }));

/** Says which site of the customer it goes to. */
export const setSite = (till: Till, world: TillWorld, at: string, site: string | null): TillWorld =>
  changeBill(till, world, at, (bill) => ({ ...bill, site }));

export const clearBill = (till: Till, world: TillWorld, at: string): TillWorld =>
  changeBill(till, world, at, () => emptyBill);
