import { makeEngine } from '../../runtime/engine.tsx';
import { beginOffice } from './begin.ts';
import type { OfficeData } from './data.ts';
import type { OfficeWorld } from './world.ts';

export const { Provider: OfficeProvider, useDemo: useOffice } = makeEngine<OfficeData, OfficeWorld>(
  { version: 3, bears: 31, begin: beginOffice, schema: () => import('./world-schema.ts') },
);
