import type { z } from 'zod';
import { type Fault, idsOf, missing } from '../../ledger/missing.ts';
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

/** References in a pipeline without a target, and duplicate ids. */
export function* faultsOf(pipeline: Pipeline): Generator<Fault> {
  const { people, areas, stages, things, leads, desk } = pipeline;
  yield* missing(pipeline, 'area', idsOf(areas), 'leads.*.area', 'visits.*.area');
  yield* missing(pipeline, 'person', idsOf(people), 'leads.*.person', 'visits.*.person');
  yield* missing(pipeline, 'stage', idsOf(stages), 'leads.*.stage');
  yield* missing(pipeline, 'lead', idsOf(leads), 'visits.*.lead');
  yield* missing(pipeline, 'thing', idsOf(things), 'visits.*.thing');
  if (desk.kind === 'flats') {
    yield* flatFaults(pipeline, desk);
    return;
  }
  const machines = idsOf(desk.machines);
  yield* missing(pipeline, 'machine', machines, 'desk.quotations.*.machine', 'desk.sold.*.machine');
  yield* missing(pipeline, 'lead', idsOf(leads), 'desk.quotations.*.lead', 'desk.calls.*.lead');
  yield* missing(pipeline, 'area', idsOf(areas), 'desk.sold.*.area');
}

function* flatFaults(pipeline: Pipeline, desk: Flats): Generator<Fault> {
  const last = pipeline.stages.at(-1)?.id;
  const buyers = idsOf(pipeline.leads.filter(({ stage }) => stage === last));
  yield* missing(pipeline, 'lead under the last stage', buyers, 'desk.booked.*.lead');
  for (const id of buyers.filter((one) => !desk.booked.some(({ lead }) => lead === one))) {
    yield { path: ['leads'], message: `${id} stands under ${last} and has booked no flat` };
  }
  const flatsOf = ['desk.sold.*.flat', 'desk.booked.*.flat', 'desk.shown'];
  yield* missing(pipeline, 'flat', flatNames(desk), ...flatsOf);
  const names = [...desk.sold, ...desk.booked].map(({ flat }) => flat);
  for (const flat of names.filter((one, at) => names.indexOf(one) !== at)) {
    yield { path: ['desk'], message: `the flat ${flat} is taken twice` };
  }
}
