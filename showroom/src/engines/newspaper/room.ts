import { makeRoom } from '../../room/room.tsx';
import type { NewspaperData } from './data.ts';
import { beginNewspaper, type NewspaperWorld } from './world.ts';

export const { Room: NewspaperRoom, useRoom: useNewspaper } = makeRoom<
  NewspaperData,
  NewspaperWorld
>(1, beginNewspaper);
