import { oneOf } from '../../../demo/one-of.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { taka } from '../../../words/taka.ts';
import type { PipelineData } from '../data.ts';
import { words } from '../words/words.ts';
import type { PipelineWorld } from '../world.ts';

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
  { data, language }: Premises<PipelineData>,
  world: PipelineWorld,
  discount: number,
  price: number,
): void {
  const amount = taka(discount, language);
  if (discount > price) {
    refuse(language, words.overDiscount, { amount, price: taka(price, language) }, 'discount');
  }
  const covers = (limit: number | null) => limit === null || discount <= limit;
  const person = oneOf(data.people, world.person);
  if (covers(person.discount)) return;
  const other = data.people.find((one) => covers(one.discount));
  const values = {
    name: textIn(person.name, language),
    most: taka(person.discount ?? 0, language),
    amount,
    other: other ? textIn(other.name, language) : '',
  };
  refuse(language, other ? words.mayNotGive : words.nobodyGives, values, 'discount');
}
