import type { z } from 'zod';
import type { plainOffice } from './schema.ts';
import type { mill } from './sub-schemas.ts';

type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** References in an office without a target, and wrong sums. */
export function* faultsOf(office: z.output<typeof plainOffice>): Generator<Fault> {
  const { people, stores, goods, buyers, orders, cheques, desk } = office;
  yield* missing('buyer', buyers, cheques, ['cheques']);
  for (const [index, { id, stock }] of goods.entries()) {
    if (stock.length === stores.length) continue;
    const message = `${id} has a stock for ${stock.length} stores; there are ${stores.length}`;
    yield { path: ['goods', index, 'stock'], message };
  }
  for (const [index, order] of orders.entries()) {
    const path = ['orders', index];
    yield* missing('buyer', buyers, [order], path);
    yield* missing('store', stores, [order], path);
    yield* missing('person', people, [{ person: order.by }], path);
    yield* missing('good', goods, order.lines, path);
  }
  if (desk.kind === 'mill') {
    yield* missing('good', goods, desk.frames, ['desk', 'frames']);
    yield* millFaults(desk);
    return;
  }
  for (const [index, shipment] of desk.shipments.entries()) {
    const { costs, items, number } = shipment;
    const path = ['desk', 'shipments', index];
    yield* missing('good', goods, items, path);
    yield* missing('store', stores, [shipment], path);
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

function* millFaults(desk: z.output<typeof mill>): Generator<Fault> {
  const { frames, output, waste, sections, fed, shifts } = desk;
  const lots = desk.lots.map(({ number }) => ({ id: number }));
  yield* missing('frame', frames, output, ['desk', 'output']);
  yield* missing('section', sections, waste, ['desk', 'waste']);
  yield* missing('lot', lots, fed, ['desk', 'fed']);
  for (const [index, { from }] of shifts.entries()) {
    if (index === 0 || from > (shifts[index - 1]?.from ?? '')) continue;
    yield { path: ['desk', 'shifts', index], message: `begins at ${from}, before the one above` };
  }
  for (const [index, { frame, day, kilos }] of output.entries()) {
    const path = ['desk', 'output', index];
    const most = frames.find(({ id }) => id === frame)?.most ?? Number.POSITIVE_INFINITY;
    if (kilos.some((one) => one !== null && one > most)) {
      yield { path, message: `is more than the ${most} kg that ${frame} spins in a shift` };
    }
    if (day === '@0' && kilos.slice(1).some((one) => one !== null)) {
      yield { path, message: 'weighs a shift of today that may not have begun' };
    }
  }
}

function* missing<Kind extends string>(
  kind: Kind,
  known: readonly { readonly id: string }[],
  rows: readonly Readonly<Record<Kind, string>>[],
  path: Fault['path'],
): Generator<Fault> {
  const ids = known.map(({ id }) => id);
  for (const { [kind]: name } of rows) {
    if (ids.includes(name)) continue;
    yield { path, message: `names the ${kind} ${name}; there are: ${ids.join(', ')}` };
  }
}
