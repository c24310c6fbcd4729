import { type DemoText, textIn } from '../../../demo/words.ts';
import { checkLimit } from '../../../ledger/limits.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { taka } from '../../../words/taka.ts';
import type { PipelineData } from '../data.ts';
import { words } from '../words/words.ts';
import type { PipelineWorld } from '../world-schema.ts';

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
