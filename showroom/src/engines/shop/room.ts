import { makeRoom } from '../../room/room.tsx';
import { beginShop } from './begin.ts';
import type { ShopData, ShopWorld } from './world.ts';

export const { Room: ShopRoom, useRoom: useShop } = makeRoom<ShopData, ShopWorld>(2, beginShop);
