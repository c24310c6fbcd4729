import { makeEngine } from '../../runtime/engine.tsx';
import { beginOffice } from './begin.ts';
import type { OfficeData, OfficeWorld } from './world.ts';

export const { Provider: OfficeProvider, useDemo: useOffice } = makeEngine<OfficeData, OfficeWorld>(
  { version: 1, begin: beginOffice },
);
