import type { z } from 'zod';
import type { Fault } from '../../demo/references.ts';
import type { plainPipeline } from './schema.ts';

type Pipeline = z.output<typeof plainPipeline>;
type Flats = Extract<Pipeline['desk'], { kind: 'flats' }>;

/** The names of the flats of a house, from the top floor down: 9A, 9B … 1D. */
export const flatNames = ({
  floors,
  columns,
}: Pick<Flats, 'floors' | 'columns'>): readonly string[] =>
  Array.from({ length: floors }, (_, index) =>
    columns.map(({ letter }) => `${floors - index}${letter}`),
  ).flat();

/** A house whose buyers and flats do not go together. */
export function* faultsOf({ desk, leads, stages }: Pipeline): Generator<Fault> {
  if (desk.kind !== 'flats') return;
  const last = stages.at(-1)?.id;
  const buyers = leads.filter(({ stage }) => stage === last).map(({ id }) => id);
  for (const [at, { lead }] of desk.booked.entries()) {
    if (buyers.includes(lead)) continue;
    const message = `names ${lead}, who does not stand under ${last}; there are: ${buyers.join(', ')}`;
    yield { path: ['desk', 'booked', at, 'lead'], message };
  }
  for (const id of buyers.filter((one) => !desk.booked.some(({ lead }) => lead === one))) {
    yield { path: ['leads'], message: `${id} stands under ${last} and has booked no flat` };
  }
  const flats = flatNames(desk);
  const names = [...desk.sold, ...desk.booked].map(({ flat }) => flat);
  for (const flat of [...names, desk.shown].filter((one) => !flats.includes(one))) {
    yield { path: ['desk'], message: `has no flat ${flat}; there are: ${flats.join(', ')}` };
  }
  for (const flat of names.filter((one, at) => names.indexOf(one) !== at)) {
    yield { path: ['desk'], message: `the flat ${flat} is taken twice` };
  }
}
