import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import type { TillWorld } from '../world.ts';
import { changeBill } from './bill.ts';
import { paisaOf } from './money.ts';
import { sumOf } from './totals.ts';

/**
 * Takes something off the whole bill.
 * @param text as typed: 5% or an amount in taka; nothing for no discount
 * @throws Refusal for anything else, and beyond what the counter may give
 */
export function setDiscount(till: Till, world: TillWorld, at: string, text: string): TillWorld {
  const most = till.data.mostDiscount;
  const isPercent = /%\s*$/.test(text);
  const value = text.trim() === '' ? 0 : typedNumber(text.replace(/%\s*$/, ''));
  if (!(value >= 0) || (!isPercent && !Number.isInteger(value)))
    refuse(till, refusals.notDiscount, {}, 'discount');
  return changeBill(till, world, at, (bill) => {
    const largest = { ...bill, discount: { value: most, isPercent: true } };
    const limit = sumOf(till.data, world.offers, largest).discount;
    if (isPercent ? value > most : paisaOf(value) > limit) {
      refuse(till, refusals.muchDiscount, { most: numeral(most, till.language) }, 'discount');
    }
    return { ...bill, discount: { value, isPercent } };
  });
}
