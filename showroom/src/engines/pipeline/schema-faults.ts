type WithId = { readonly id: string };

/** A pipeline as far as its parts name each other. */
type Named = {
  readonly people: readonly WithId[];
  readonly areas: readonly WithId[];
  readonly stages: readonly WithId[];
  readonly things: readonly WithId[];
  readonly leads: readonly (WithId & {
    readonly area: string;
    readonly stage: string;
    readonly person: string;
  })[];
  readonly visits: readonly {
    readonly area: string;
    readonly person: string;
    readonly lead?: string | undefined;
    readonly thing?: string | undefined;
  }[];
  readonly desk: Flats | Field;
};
type Flats = {
  readonly kind: 'flats';
  readonly floors: number;
  readonly columns: readonly { readonly letter: string }[];
  readonly shown: string;
  readonly sold: readonly { readonly flat: string }[];
  readonly booked: readonly { readonly flat: string; readonly lead: string }[];
};
type Field = {
  readonly kind: 'field';
  readonly machines: readonly WithId[];
  readonly quotations: readonly { readonly lead: string; readonly machine: string }[];
  readonly calls: readonly { readonly lead: string }[];
  readonly sold: readonly { readonly area: string; readonly machine: string }[];
};
type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** The names of the flats of a house, from the top floor down: 9A, 9B … 1D. */
export const flatNames = ({
  floors,
  columns,
}: Pick<Flats, 'floors' | 'columns'>): readonly string[] =>
  Array.from({ length: floors }, (_, index) =>
    columns.map(({ letter }) => `${floors - index}${letter}`),
  ).flat();

/** References in a pipeline without a target, and duplicate ids. */
export function* faultsOf(given: Named): Generator<Fault> {
  const { people, areas, stages, things, leads, visits, desk } = given;
  for (const [index, { area, stage, person }] of leads.entries()) {
    const path = ['leads', index];
    yield* missing('area', idsOf(areas), [area], path);
    yield* missing('stage', idsOf(stages), [stage], path);
    yield* missing('person', idsOf(people), [person], path);
  }
  for (const [index, { area, person, lead, thing }] of visits.entries()) {
    const path = ['visits', index];
    yield* missing('area', idsOf(areas), [area], path);
    yield* missing('person', idsOf(people), [person], path);
    yield* missing('lead', idsOf(leads), lead ? [lead] : [], path);
    yield* missing('thing', idsOf(things), thing ? [thing] : [], path);
  }
  if (desk.kind === 'field') {
    const { machines, quotations, calls, sold } = desk;
    const machinesNamed = [...quotations, ...sold].map(({ machine }) => machine);
    yield* missing('machine', idsOf(machines), machinesNamed, ['desk']);
    const leadsNamed = [...quotations, ...calls].map(({ lead }) => lead);
    yield* missing('lead', idsOf(leads), leadsNamed, ['desk']);
    yield* missing(
      'area',
      idsOf(areas),
      sold.map(({ area }) => area),
      ['desk', 'sold'],
    );
    return;
  }
  const bookers = desk.booked.map(({ lead }) => lead);
  const last = stages.at(-1)?.id;
  const buyers = leads.filter(({ stage }) => stage === last);
  yield* missing('lead under the last stage', idsOf(buyers), bookers, ['desk', 'booked']);
  for (const { id } of buyers) {
    if (bookers.includes(id)) continue;
    yield { path: ['leads'], message: `${id} stands under ${last} and has booked no flat` };
  }
  const taken = [...desk.sold, ...desk.booked].map(({ flat }) => flat);
  yield* missing('flat', flatNames(desk), [...taken, desk.shown], ['desk']);
  for (const flat of taken) {
    if (taken.indexOf(flat) === taken.lastIndexOf(flat)) continue;
    yield { path: ['desk'], message: `the flat ${flat} is taken twice` };
  }
}

const idsOf = (items: readonly WithId[]) => items.map(({ id }) => id);

function* missing(
  kind: string,
  known: readonly string[],
  names: readonly string[],
  path: Fault['path'],
): Generator<Fault> {
  for (const name of names) {
    if (known.includes(name)) continue;
    yield { path, message: `names the ${kind} ${name}; there are: ${known.join(', ')}` };
  }
}
