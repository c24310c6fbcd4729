import { makeRoom } from '../../room/room.tsx';
import { beginCourier, type CourierData, type CourierWorld } from './world.ts';

export const { Room: CourierRoom, useRoom: useCourier } = makeRoom<CourierData, CourierWorld>(
  1,
  beginCourier,
);
