import { makeEngine } from '../../runtime/engine.tsx';
import { beginNewspaper } from './begin.ts';
import type { NewspaperData } from './data.ts';
import type { NewspaperWorld } from './world.ts';

export const { Provider: NewspaperProvider, useDemo: useNewspaper } = makeEngine<
  NewspaperData,
  NewspaperWorld
>({
  version: 2,
  begin: beginNewspaper,
  schema: () => import('./world-schema.ts'),
  parts: ({ front }) => front.flatMap(({ parts }) => parts.map(({ part }) => part)),
});
