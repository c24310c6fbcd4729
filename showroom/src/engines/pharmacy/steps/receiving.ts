import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf, isDay } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { mainPieces } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Batch,
  type Delivered,
  type OrderLine,
  orderOf,
  type Pharmacy,
  type PharmacyWorld,
  type Step,
} from '../world.ts';
import { withBatch } from './stock.ts';

/** What somebody typed of a line whose goods came: NaN for what is no number, no day where none is chosen. */
export type Came = Delivered;

export type GoodsField = 'packs' | 'number' | 'expires' | 'cost';

/** The name of a field of the form, which has one of each kind for every line. */
export const fieldOf = (kind: GoodsField, medicine: string): string => `${kind} ${medicine}`;

/**
 * The goods of an order come to the first branch, each with the batch, the expiry and the price that were
 * read from it; what did not come is left out with 0 packs.
 * @throws Refusal for what is missing, more than was ordered, a batch past its date, or one that another
 *   expiry is known of
 */
export const takeOrderIn: Step<[number, readonly Came[]]> = (pharmacy, world, number, came) => {
  const { data, language } = pharmacy;
  const order = orderOf(world, number);
  const branch = data.branches[0]?.id;
  if (!order || order.delivered || branch === undefined) return world;
  const delivered = order.lines.flatMap((line) => {
    const typed = came.find(({ medicine }) => medicine === line.medicine);
    return typed ? readLine(pharmacy, world, line, typed) : [];
  });
  if (delivered.length === 0) refuse(language, refusals.nothingCame);
  const added = delivered.map(({ packs, cost: _, ...batch }): Batch => {
    const pieces = packs * mainPieces(oneOf(data.medicines, batch.medicine));
    return { ...batch, branch, pieces };
  });
  return {
    ...world,
    batches: added.reduce(withBatch, [...world.batches]),
    orders: world.orders.map((one) => (one === order ? { ...one, delivered } : one)),
  };
};

/** Of a pack, in paisa. */
const mostCost = 10_000_000;

function readLine(
  { data, language, today }: Pharmacy,
  world: PharmacyWorld,
  { medicine, packs: ordered }: OrderLine,
  { packs, number: typedNumber, expires, cost }: Came,
): Delivered[] {
  const name = textIn(oneOf(data.medicines, medicine).name, language);
  const field = (kind: GoodsField) => fieldOf(kind, medicine);
  if (!Number.isSafeInteger(packs) || packs < 0) {
    refuse(language, refusals.notCount, {}, field('packs'));
  }
  if (packs > ordered) {
    const values = { name, count: numeral(ordered, language) };
    refuse(language, refusals.notOrdered, values, field('packs'));
  }
  if (packs === 0) return [];
  const number = plainSigns(typedNumber).toUpperCase();
  if (!/^[A-Z0-9-]{2,16}$/.test(number)) refuse(language, refusals.noBatch, {}, field('number'));
  if (!isDay(expires)) refuse(language, refusals.noExpiry, {}, field('expires'));
  if (expires < dayOf(today)) refuse(language, refusals.cameExpired, { name }, field('expires'));
  const known = [...world.batches, ...world.transfers].find(
    (one) => one.medicine === medicine && one.number === number,
  );
  if (known && known.expires !== expires) {
    refuse(language, refusals.otherExpiry, { number }, field('expires'));
  }
  if (!Number.isSafeInteger(cost) || cost <= 0 || cost > mostCost) {
    refuse(language, refusals.notCost, { most: numeral(mostCost / 100, language) }, field('cost'));
  }
  return [{ medicine, packs, number, expires, cost }];
}
