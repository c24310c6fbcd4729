import { makeEngine } from '../../runtime/engine.tsx';
import { bears } from '../bears.ts';
import { beginCentre } from './begin.ts';
import { type DiagnosticData, role, testOf } from './data.ts';
import { openQueues } from './steps/serials.ts';
import { words } from './words/words.ts';
import { type Bill, billNumber, type DiagnosticWorld } from './world.ts';

const { Provider, useDemo } = makeEngine<DiagnosticData, DiagnosticWorld>({
  version: 3,
  bears: bears.diagnostic,
  begin: beginCentre,
  newDay: openQueues,
  schema: () => import('./world-schema.ts'),
  parts: ({ opensAt }) => [opensAt],
});

export const DiagnosticProvider = Provider;

/** What screens use, with what only centres say. */
export function useDiagnostic() {
  const demo = useDemo();
  const { data, login, say } = demo;
  return {
    ...demo,
    isStaff: login?.role === role,
    testOf: (id: string) => testOf(data, id),
    /** Bill 26-11840 */
    nameOf: (bill: Bill) => say(words.billNumber, { number: billNumber(bill) }),
  };
}
