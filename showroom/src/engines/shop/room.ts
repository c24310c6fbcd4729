import { makeRoom } from '../../room/room.tsx';
import { beginShop, type ShopData, type ShopWorld } from './world.ts';

export const { Room: ShopRoom, useRoom: useShop } = makeRoom<ShopData, ShopWorld>(2, beginShop);
