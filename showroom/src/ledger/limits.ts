import { oneOf } from '../demo/one-of.ts';
import { type DemoText, textIn } from '../demo/words.ts';
import type { Premises } from '../runtime/premises.ts';
import { refuse } from '../runtime/refuse.ts';

/** Somebody at a desk, and up to which amount they decide; null is any. */
export type Person = {
  readonly id: string;
  readonly name: DemoText;
  readonly limit: number | null;
};

/** Whether somebody decides on an amount. */
export const decides = ({ limit }: Pick<Person, 'limit'>, amount: number): boolean =>
  limit === null || amount <= limit;

/** @throws Refusal when the person at the desk may not decide on an amount, naming who may */
export function checkLimit(
  { data, language }: Premises<{ readonly people: readonly Person[] }>,
  world: { readonly person: string },
  amount: number,
  words: Readonly<Record<'mayNot' | 'nobodyMay', DemoText>>,
  money: (amount: number) => string,
  field?: string,
): void {
  const person = oneOf(data.people, world.person);
  if (decides(person, amount)) return;
  const other = data.people.find((one) => decides(one, amount));
  const values = {
    name: textIn(person.name, language),
    most: money(person.limit ?? 0),
    amount: money(amount),
    other: other ? textIn(other.name, language) : '',
  };
  refuse(language, other ? words.mayNot : words.nobodyMay, values, field);
}
