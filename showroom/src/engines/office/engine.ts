import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginOffice } from './begin.ts';
import type { OfficeData } from './data.ts';
import type { OfficeWorld } from './world.ts';

export const { Provider: OfficeProvider, useDemo: useOffice } = makeEngine<OfficeData, OfficeWorld>(
  {
    version: 3,
    bears: bears.office,
    begin: beginOffice,
    schema: () => import('./world-schema.ts'),
  },
);
