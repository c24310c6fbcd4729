import { makeRoom } from '../../room/room.tsx';
import { beginOffice, type OfficeData, type OfficeWorld } from './world.ts';

export const { Room: OfficeRoom, useRoom: useOffice } = makeRoom<OfficeData, OfficeWorld>(
  1,
  beginOffice,
);
