import { makeEngine } from '../../runtime/engine.tsx';
import { beginTill } from './begin.ts';
import type { TillData } from './data.ts';
import { billsOf } from './sent.ts';
import type { TillWorld } from './world.ts';

export const { Provider: TillProvider, useDemo: useTill } = makeEngine<TillData, TillWorld>({
  version: 2,
  begin: beginTill,
  schema: () => import('./world-schema.ts'),
  sellsOffline: billsOf,
});
