type WithId = { readonly id: string };
type NamedLine = { readonly good: string };

/** An office as far as its parts name each other. */
type Named = {
  readonly people: readonly WithId[];
  readonly stores: readonly WithId[];
  readonly goods: readonly (WithId & { readonly stock: readonly number[] })[];
  readonly buyers: readonly WithId[];
  readonly orders: readonly {
    readonly buyer: string;
    readonly store: string;
    readonly by: string;
    readonly lines: readonly NamedLine[];
  }[];
  readonly cheques: readonly { readonly buyer: string }[];
  readonly desk: Imports | Mill;
};
type Imports = {
  readonly kind: 'imports';
  readonly heads: readonly unknown[];
  readonly shipments: readonly {
    readonly number: string;
    readonly store: string;
    readonly costs: readonly number[];
    readonly items: readonly (NamedLine & { readonly value: number })[];
  }[];
};
type Mill = {
  readonly kind: 'mill';
  readonly frames: readonly (WithId & NamedLine & { readonly most: number })[];
  readonly shifts: readonly { readonly from: string }[];
  readonly lots: readonly { readonly number: string }[];
  readonly fed: readonly { readonly lot: string }[];
  readonly sections: readonly WithId[];
  readonly waste: readonly { readonly section: string }[];
  readonly output: readonly {
    readonly frame: string;
    readonly day: string;
    readonly kilos: readonly (number | null)[];
  }[];
};
type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** References in an office without a target, and wrong sums. */
export function* faultsOf(office: Named): Generator<Fault> {
  const { people, stores, goods, buyers, orders, cheques, desk } = office;
  const givers = cheques.map(({ buyer }) => buyer);
  yield* missing('buyer', buyers, givers, ['cheques']);
  for (const [index, { id, stock }] of goods.entries()) {
    if (stock.length === stores.length) continue;
    const message = `${id} has a stock for ${stock.length} stores; there are ${stores.length}`;
    yield { path: ['goods', index, 'stock'], message };
  }
  for (const [index, order] of orders.entries()) {
    const path = ['orders', index];
    yield* missing('buyer', buyers, [order.buyer], path);
    yield* missing('store', stores, [order.store], path);
    yield* missing('person', people, [order.by], path);
    yield* missing('good', goods, goodsOf(order.lines), path);
  }
  if (desk.kind === 'mill') {
    yield* missing('good', goods, goodsOf(desk.frames), ['desk', 'frames']);
    yield* millFaults(desk);
    return;
  }
  for (const [index, { costs, items, number, store }] of desk.shipments.entries()) {
    const path = ['desk', 'shipments', index];
    yield* missing('good', goods, goodsOf(items), path);
    yield* missing('store', stores, [store], path);
    if (costs.length !== desk.heads.length) {
      yield {
        path,
        message: `${number} has ${costs.length} costs; there are ${desk.heads.length}`,
      };
    }
    const value = items.reduce((sum, item) => sum + item.value, 0);
    if (value !== costs[0]) {
      yield { path, message: `the items of ${number} are worth ${value}, its LC ${costs[0]}` };
    }
  }
}

function* millFaults(desk: Mill): Generator<Fault> {
  const { frames, output, waste, sections, lots, fed, shifts } = desk;
  const framesNamed = output.map(({ frame }) => frame);
  yield* missing('frame', frames, framesNamed, ['desk', 'output']);
  const sectionsNamed = waste.map(({ section }) => section);
  yield* missing('section', sections, sectionsNamed, ['desk', 'waste']);
  const lotsKnown = lots.map(({ number }) => ({ id: number }));
  const lotsNamed = fed.map(({ lot }) => lot);
  yield* missing('lot', lotsKnown, lotsNamed, ['desk', 'fed']);
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

const goodsOf = (lines: readonly NamedLine[]) => lines.map(({ good }) => good);

function* missing(
  kind: string,
  known: readonly WithId[],
  names: readonly string[],
  path: Fault['path'],
): Generator<Fault> {
  const ids = known.map(({ id }) => id);
  for (const name of names) {
    if (ids.includes(name)) continue;
    yield { path, message: `names the ${kind} ${name}; there are: ${ids.join(', ')}` };
  }
}
