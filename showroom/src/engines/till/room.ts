import { makeRoom } from '../../room/room.tsx';
import { beginTill } from './begin.ts';
import type { TillData } from './goods.ts';
import type { TillWorld } from './world.ts';

export const { Room: TillRoom, useRoom: useTill } = makeRoom<TillData, TillWorld>(1, beginTill);
