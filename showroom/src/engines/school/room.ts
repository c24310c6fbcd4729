import { makeRoom } from '../../room/room.tsx';
import { beginSchool } from './begin.ts';
import type { SchoolData } from './data.ts';
import type { SchoolWorld } from './world.ts';

export const { Room: SchoolRoom, useRoom: useSchool } = makeRoom<SchoolData, SchoolWorld>(
  1,
  beginSchool,
);
