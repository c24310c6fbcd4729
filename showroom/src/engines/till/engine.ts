import { goesOnOffline } from '../../offline/goes-on.ts';
import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginTill } from './begin.ts';
import { hasAccount, squaresOf, type TillData } from './data.ts';
import { billsOf } from './sent.ts';
import type { TillWorld } from './world.ts';

export const { Provider: TillProvider, useDemo: useTill } = makeEngine<TillData, TillWorld>({
  version: 3,
  bears: bears.till,
  begin: beginTill,
  follow: (world, before) => {
    const hasSold = before.world.nextNumber > before.data.receipts.next;
    const former = hasSold ? before.world.sales[0] : before.world.former;
    return former ? { ...world, former } : world;
  },
  schema: () => import('./world-schema.ts'),
  parts: ({ goods, customers, counters }) => [
    ...(goods.some(squaresOf) ? ['squares'] : []),
    ...(customers.some(hasAccount) ? ['account'] : []),
    ...(counters.some(({ bill }) => bill?.exchange) ? ['exchange'] : []),
  ],
  goesOn: goesOnOffline<TillWorld>(billsOf),
});
