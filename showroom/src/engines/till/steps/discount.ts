import { refuse } from '../../../runtime/refuse.ts';
import { typedHundredths } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import type { Step } from '../world.ts';
import { changeBill } from './bill.ts';
import { paisaOf } from './money.ts';
import { sumOf } from './totals.ts';

/**
 * Takes something off the whole bill.
 * @param text as typed: 5% or an amount in taka; nothing for no discount
 * @throws Refusal for anything else, and beyond what the counter may give
 */
export const setDiscount: Step<[at: string, text: string]> = (premises, world, at, text) => {
  const { data, language } = premises;
  const most = data.mostDiscount;
  const isPercent = /%\s*$/.test(text);
  const value = text.trim() === '' ? 0 : typedHundredths(text.replace(/%\s*$/, '')) / 100;
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
