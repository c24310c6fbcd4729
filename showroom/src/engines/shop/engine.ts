import { makeEngine } from '../../runtime/engine.tsx';
import { beginShop } from './begin.ts';
import type { ShopData, ShopWorld } from './world.ts';

export const { Provider: ShopProvider, useDemo: useShop } = makeEngine<ShopData, ShopWorld>({
  version: 2,
  begin: beginShop,
});
