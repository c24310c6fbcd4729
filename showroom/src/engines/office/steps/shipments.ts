import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import type { ImportsDesk, Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { OfficeWorld, Shipment } from '../world-schema.ts';
import { putIn } from './stock.ts';

type Bought = ImportsDesk['shipments'][number]['items'];

/**
 * The cost of the items of a shipment when they stand in the godown.
 * @param costs the heads of cost; the first is the LC value, by which the others are spread
 * @returns a row for each item, its costs summing to `costs` exactly, head by head
 */
export function landedCost(items: Bought, costs: readonly number[]) {
  const values = items.map(({ value }) => value);
  const columns = costs.map((cost) => spread(cost, values));
  return items.map((item, at) => {
    const parts = columns.map((column) => column[at] ?? 0);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return { ...item, parts, whole, each: Math.round(whole / item.cartons) };
  });
}

/** @returns the shipment in the world with what the data say of it */
export function shipmentOf(
  desk: ImportsDesk,
  { shipments }: OfficeWorld,
  number: string | undefined,
) {
  const given = desk.shipments.find((one) => one.number === number) ?? desk.shipments[0];
  const state = shipments.find((one) => one.number === given?.number);
  if (!given || !state) throw new Error('an importer has a shipment');
  return { ...given, ...state };
}

/** With more, the parts of a cost would lose their last taka. */
const mostCost = 1_000_000_000;

/**
 * Changes the costs of a shipment that are spread over its items; the LC value is fixed by the bank.
 * @param others the heads after the LC value, in whole taka
 * @throws Refusal for what is no amount, and for a shipment that is in the godown
 */
export const setCosts: Step<[ImportsDesk, string, readonly number[]]> = (
  { language },
  world,
  desk,
  number,
  others,
) => {
  const { state } = shipmentOf(desk, world, number);
  if (state === 'landed') refuse(language, words.costsShut, { number });
  for (const [at, { name }] of desk.heads.slice(1).entries()) {
    const cost = others[at] ?? Number.NaN;
    if (Number.isSafeInteger(cost) && cost >= 0 && cost <= mostCost) continue;
    refuse(language, words.costsWrong, { head: textIn(name, language) }, `cost-${at + 1}`);
  }
  return changed(world, number, ({ costs }) => ({ costs: [costs[0] ?? 0, ...others] }));
};

/** Receives a shipment into a store. @throws Refusal before it is cleared, and a second time */
export const receive: Step<[ImportsDesk, string, string]> = (
  premises,
  world,
  desk,
  number,
  store,
) => {
  const { language } = premises;
  const { state, items } = shipmentOf(desk, world, number);
  if (state === 'landed') refuse(language, words.receivedAlready, { number });
  if (state === 'opened') refuse(language, words.notCleared, { number });
  const lines = items.map(({ good, cartons }) => ({ good, quantity: cartons }));
  return changed(putIn(world, store, lines), number, () => ({ state: 'landed', store }));
};

const changed = (
  world: OfficeWorld,
  number: string,
  change: (shipment: Shipment) => Partial<Shipment>,
): OfficeWorld => ({
  ...world,
  shipments: world.shipments.map((one) =>
    one.number === number ? { ...one, ...change(one) } : one,
  ),
});

/**
 * Spreads an amount over shares so that the parts sum to it exactly: each part is cut to whole units,
 * and the units left go to those that lost most by it.
 */
export function spread(amount: number, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (amount * share) / whole);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((part, at) => ({ at, loss: part - Math.floor(part) }))
    .sort((one, other) => other.loss - one.loss);
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
