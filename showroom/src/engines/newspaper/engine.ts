import { makeEngine } from '../../runtime/engine.tsx';
import { beginNewspaper } from './begin.ts';
import type { NewspaperData } from './data.ts';
import type { NewspaperWorld } from './world.ts';

export const { Provider: NewspaperProvider, useDemo: useNewspaper } = makeEngine<
  NewspaperData,
  NewspaperWorld
>({
  version: 3,
  bears: 7,
  begin: beginNewspaper,
  schema: () => import('./world-schema.ts'),
  parts: ({ front, stories: [lead] }) => [
    ...front.flatMap(({ parts }) => parts.map(({ part }) => part)),
    ...(lead?.figure ? ['figure'] : []),
  ],
});
