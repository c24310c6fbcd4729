import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { words } from './words.ts';
import type { PipelineData, PipelineWorld } from './world.ts';

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** @throws Refusal for what is no amount, naming its field */
export function checkAmounts(
  { translate }: Pick<Office<PipelineData>, 'translate'>,
  fields: readonly (readonly [string, number])[],
): void {
  const wrong = fields.find(([, value]) => !isAmount(value));
  if (wrong) throw refusal(translate(words.notAmount), { field: wrong[0] });
}

/** @throws Refusal for a discount that the person at the desk may not give, naming who may */
export function checkDiscount(
  world: PipelineWorld,
  { data, translate, money }: Office<PipelineData>,
  discount: number,
): void {
  const covers = (limit: number | null) => limit === null || discount <= limit;
  const person = oneOf(data.people, world.person);
  if (covers(person.discount)) return;
  const other = data.people.find((one) => covers(one.discount));
  throw refusal(translate(words.mayNotGive), {
    name: translate(person.name),
    most: money(person.discount ?? 0),
    amount: money(discount),
    other: other ? translate(other.name) : '–',
  });
}
