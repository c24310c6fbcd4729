import { deskView } from '../../ledger/desk-view.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginPipeline } from './begin.ts';
import type { PipelineData } from './data.ts';
import type { Part } from './steps/flats.ts';
import { flatName, ordinal } from './words/flat-name.ts';
import { words } from './words/words.ts';
import type { PipelineWorld } from './world-schema.ts';

const { Provider, useDemo } = makeEngine<PipelineData, PipelineWorld>({
  version: 3,
  bears: bears.pipeline,
  begin: beginPipeline,
  schema: () => import('./world-schema.ts'),
});

export { Provider as PipelineProvider };

type Desk = PipelineData['desk'];

/** The demo at its desk, with flats, parts of a schedule and leads in the words of its language. */
export function useDesk<Kind extends Desk['kind'] = Desk['kind']>() {
  const demo = deskView(useDemo());
  const { data, world, language, t, say, nameOf } = demo;
  return {
    ...demo,
    /** Of the kind that the screen is for, which stands at no other. */
    desk: data.desk as Extract<Desk, { kind: Kind }>,
    nameOfFlat: (id: string) => flatName(id, language),
    /** Booking, 2nd instalment, At handover. */
    nameOfPart: ({ kind, order }: Part) =>
      kind === 'instalment'
        ? say(words.instalment, { order: ordinal(order, language) })
        : t(kind === 'booking' ? words.booking : words.atHandover),
    leadOptions: () =>
      world.leads.map(({ id, name, area }) => ({
        value: id,
        label: area ? `${t(name)}, ${nameOf(data.areas, area)}` : t(name),
      })),
  };
}
