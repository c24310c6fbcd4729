import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginShop } from './begin.ts';
import type { ShopData } from './data.ts';
import { wording } from './screens/wording.ts';
import type { ShopWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<ShopData, ShopWorld>({
  version: 4,
  bears: bears.shop,
  begin: beginShop,
  schema: () => import('./world-schema.ts'),
  parts: ({ front, checkout, goods, reviews }) => [
    front.layout,
    ...(checkout.delivery.kind === 'day' ? ['dayNote', 'dayChoice'] : ['particulars']),
    ...(checkout.everyMonths === undefined ? [] : ['again']),
    ...(goods.some(({ pages }) => pages.length > 0) ? ['pages'] : []),
    ...(reviews ? ['reviews'] : []),
  ],
});

export const ShopProvider = Provider;

/** What the screens of a shop use. */
export function useShop() {
  const demo = useDemo();
  return { ...demo, ...wording(demo) };
}
