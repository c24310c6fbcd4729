import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginCentre } from './begin.ts';
import type { DiagnosticData } from './data.ts';
import { openQueues } from './steps/serials.ts';
import type { DiagnosticWorld } from './world.ts';

export const { Provider: DiagnosticProvider, useDemo: useDiagnostic } = makeEngine<
  DiagnosticData,
  DiagnosticWorld
>({
  version: 3,
  bears: bears.diagnostic,
  begin: beginCentre,
  newDay: openQueues,
  schema: () => import('./world-schema.ts'),
  parts: ({ opensAt }) => [opensAt],
});
