import { makeEngine } from '../../runtime/engine.tsx';
import { beginPharmacy } from './begin.ts';
import type { PharmacyData } from './data.ts';
import type { PharmacyWorld } from './world.ts';

export const { Provider: PharmacyProvider, useDemo: usePharmacy } = makeEngine<
  PharmacyData,
  PharmacyWorld
>({ version: 3, bears: 7, begin: beginPharmacy, schema: () => import('./world-schema.ts') });
