import { spread } from './money.ts';
import { type Office, refusal } from './speak.ts';
import { putIn } from './stock.ts';
import { words } from './words.ts';
import type { ImportsDesk, OfficeData, OfficeWorld, Shipment } from './world.ts';

type Bought = ImportsDesk['shipments'][number]['items'];

/**
 * What the items of a shipment cost when they stand in the godown.
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

/**
 * Changes the costs of a shipment that are spread over its items; the LC value is fixed by the bank.
 * @param others the heads after the LC value, in whole taka
 * @throws Refusal for what is no amount, and for a shipment that is in the godown
 */
export function setCosts(
  world: OfficeWorld,
  { data, translate }: Office<OfficeData>,
  number: string,
  others: readonly number[],
): OfficeWorld {
  if (data.desk.kind !== 'imports') return world;
  const shipment = world.shipments.find((one) => one.number === number);
  if (shipment?.state === 'landed') throw refusal(translate(words.costsShut), { number });
  for (const [at, cost] of others.entries()) {
    if (Number.isSafeInteger(cost) && cost >= 0) continue;
    const head = data.desk.heads[at + 1];
    throw refusal(translate(words.costsWrong), { head: head ? translate(head.name) : '' });
  }
  return changed(world, number, ({ costs }) => ({ costs: [costs[0] ?? 0, ...others] }));
}

/** Receives a shipment into a store. @throws Refusal before it is cleared, and a second time */
export function receive(
  world: OfficeWorld,
  { data, translate }: Office<OfficeData>,
  number: string,
  store: string,
): OfficeWorld {
  if (data.desk.kind !== 'imports') return world;
  const { state, items } = shipmentOf(data.desk, world, number);
  if (state === 'landed') throw refusal(translate(words.receivedAlready), { number });
  if (state === 'opened') throw refusal(translate(words.notCleared), { number });
  const lines = items.map(({ good, cartons }) => ({ good, quantity: cartons }));
  return changed(putIn(world, store, lines), number, () => ({ state: 'landed', store }));
}

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
