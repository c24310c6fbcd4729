import type { z } from 'zod';
import type { plainPipeline } from './schema.ts';
import type { flats } from './schema-flats.ts';

type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** The names of the flats of a house, from the top floor down: 9A, 9B … 1D. */
export const flatNames = ({
  floors,
  columns,
}: Pick<z.output<typeof flats>, 'floors' | 'columns'>): readonly string[] =>
  Array.from({ length: floors }, (_, index) =>
    columns.map(({ letter }) => `${floors - index}${letter}`),
  ).flat();

/** References in a pipeline without a target, and duplicate ids. */
export function* faultsOf(given: z.output<typeof plainPipeline>): Generator<Fault> {
  const { people, areas, stages, things, leads, visits, desk } = given;
  for (const [index, lead] of leads.entries()) {
    const path = ['leads', index];
    yield* missing('area', idsOf(areas), [lead], path);
    yield* missing('stage', idsOf(stages), [lead], path);
    yield* missing('person', idsOf(people), [lead], path);
  }
  for (const [index, visit] of visits.entries()) {
    const path = ['visits', index];
    yield* missing('area', idsOf(areas), [visit], path);
    yield* missing('person', idsOf(people), [visit], path);
    yield* missing('lead', idsOf(leads), [visit], path);
    yield* missing('thing', idsOf(things), [visit], path);
  }
  if (desk.kind === 'field') {
    const { machines, quotations, calls, sold } = desk;
    yield* missing('machine', idsOf(machines), [...quotations, ...sold], ['desk']);
    yield* missing('lead', idsOf(leads), [...quotations, ...calls], ['desk']);
    yield* missing('area', idsOf(areas), sold, ['desk', 'sold']);
    return;
  }
  const last = stages.at(-1)?.id;
  const buyers = idsOf(leads.filter(({ stage }) => stage === last));
  const bookers = desk.booked.map(({ lead }) => lead);
  const booked = desk.booked.map(({ lead }) => ({ 'lead under the last stage': lead }));
  yield* missing('lead under the last stage', buyers, booked, ['desk', 'booked']);
  for (const id of buyers.filter((one) => !bookers.includes(one))) {
    yield { path: ['leads'], message: `${id} stands under ${last} and has booked no flat` };
  }
  const taken = [...desk.sold, ...desk.booked];
  yield* missing('flat', flatNames(desk), [...taken, { flat: desk.shown }], ['desk']);
  const names = taken.map(({ flat }) => flat);
  for (const flat of names.filter((one, at) => names.indexOf(one) !== at)) {
    yield { path: ['desk'], message: `the flat ${flat} is taken twice` };
  }
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

function* missing<Kind extends string>(
  kind: Kind,
  known: readonly string[],
  rows: readonly { readonly [Key in Kind]?: string | undefined }[],
  path: Fault['path'],
): Generator<Fault> {
  for (const { [kind]: name } of rows) {
    if (name === undefined || known.includes(name)) continue;
    yield { path, message: `names the ${kind} ${name}; there are: ${known.join(', ')}` };
  }
}
