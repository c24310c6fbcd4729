import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginNewspaper } from './begin.ts';
import type { NewspaperData } from './data.ts';
import { latestIssue } from './steps/stories.ts';
import type { NewspaperWorld } from './world.ts';

export const { Provider: NewspaperProvider, useDemo: useNewspaper } = makeEngine<
  NewspaperData,
  NewspaperWorld
>({
  version: 3,
  bears: bears.newspaper,
  begin: beginNewspaper,
  follow: (world, { data }) => ({ ...world, former: latestIssue(data) }),
  schema: () => import('./world-schema.ts'),
  parts: ({ front, stories: [lead] }) => [
    ...front.flatMap(({ parts }) => parts.map(({ part }) => part)),
    ...(lead?.figure ? ['figure'] : []),
  ],
});
