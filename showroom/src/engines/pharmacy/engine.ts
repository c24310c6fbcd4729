import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginPharmacy } from './begin.ts';
import type { PharmacyData } from './data.ts';
import type { PharmacyWorld } from './world.ts';

export const { Provider: PharmacyProvider, useDemo: usePharmacy } = makeEngine<
  PharmacyData,
  PharmacyWorld
>({
  version: 3,
  bears: bears.pharmacy,
  begin: beginPharmacy,
  schema: () => import('./world-schema.ts'),
});
