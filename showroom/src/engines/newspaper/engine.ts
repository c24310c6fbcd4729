import { makeEngine } from '../../runtime/engine.tsx';
import type { NewspaperData } from './data.ts';
import { beginNewspaper, type NewspaperWorld } from './world.ts';

export const { Provider: NewspaperProvider, useDemo: useNewspaper } = makeEngine<
  NewspaperData,
  NewspaperWorld
>({ version: 1, begin: beginNewspaper });
