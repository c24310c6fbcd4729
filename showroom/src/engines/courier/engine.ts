import { makeEngine } from '../../runtime/engine.tsx';
import { deliveriesOf } from './sent.ts';
import { beginCourier, type CourierData, type CourierWorld } from './world.ts';

export const { Provider: CourierProvider, useDemo: useCourier } = makeEngine<
  CourierData,
  CourierWorld
>({ version: 1, begin: beginCourier, sellsOffline: deliveriesOf });
