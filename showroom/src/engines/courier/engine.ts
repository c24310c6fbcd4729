import { goesOnOffline } from '../../offline/goes-on.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginCourier } from './begin.ts';
import type { CourierData } from './data.ts';
import { deliveriesOf } from './sent.ts';
import type { CourierWorld } from './world.ts';

export const { Provider: CourierProvider, useDemo: useCourier } = makeEngine<
  CourierData,
  CourierWorld
>({
  version: 3,
  bears: bears.courier,
  begin: beginCourier,
  schema: () => import('./world-schema.ts'),
  goesOn: goesOnOffline<CourierWorld>(deliveriesOf),
});
