import { makeRoom } from '../../room/room.tsx';
import { beginOffice } from './begin.ts';
import type { OfficeData, OfficeWorld } from './world.ts';

export const { Room: OfficeRoom, useRoom: useOffice } = makeRoom<OfficeData, OfficeWorld>(
  1,
  beginOffice,
);
