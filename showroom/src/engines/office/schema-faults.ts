import type { z } from 'zod';
import type { Fault } from '../../demo/references.ts';
import type { plainOffice } from './schema.ts';

type Office = z.output<typeof plainOffice>;
type Desk<Kind> = Extract<Office['desk'], { kind: Kind }>;

/** Lists of another length, wrong sums, and weights that cannot be. */
export function* faultsOf(office: Office): Generator<Fault> {
  const { stores, goods, desk } = office;
  for (const [index, { id, stock }] of goods.entries()) {
    if (stock.length === stores.length) continue;
    const message = `${id} has a stock for ${stock.length} stores; there are ${stores.length}`;
    yield { path: ['goods', index, 'stock'], message };
  }
  yield* desk.kind === 'mill' ? millFaults(desk) : importFaults(desk);
}

function* importFaults(desk: Desk<'imports'>): Generator<Fault> {
  for (const [index, { costs, items, number }] of desk.shipments.entries()) {
    const path = ['desk', 'shipments', index];
    if (costs.length !== desk.heads.length) {
      const message = `${number} has ${costs.length} costs; there are ${desk.heads.length}`;
      yield { path, message };
    }
    const value = items.reduce((sum, item) => sum + item.value, 0);
    if (value !== costs[0]) {
      yield { path, message: `the items of ${number} are worth ${value}, its LC ${costs[0]}` };
    }
  }
}

function* millFaults(desk: Desk<'mill'>): Generator<Fault> {
  for (const [index, { from }] of desk.shifts.entries()) {
    if (index === 0 || from > (desk.shifts[index - 1]?.from ?? '')) continue;
    yield { path: ['desk', 'shifts', index], message: `begins at ${from}, before the one above` };
  }
  for (const [index, { frame, day, kilos }] of desk.output.entries()) {
    const path = ['desk', 'output', index];
    const most = desk.frames.find(({ id }) => id === frame)?.most ?? Number.POSITIVE_INFINITY;
    if (kilos.some((one) => one !== null && one > most)) {
      yield { path, message: `is more than the ${most} kg that ${frame} spins in a shift` };
    }
    if (day === '@0' && kilos.slice(1).some((one) => one !== null)) {
      yield { path, message: 'weighs a shift of today that may not have begun' };
    }
  }
}
