import { refuse } from '../../../runtime/refuse.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import { billOf, type DiagnosticWorld, samplesOf } from '../world.ts';
import { sumsOf } from './bills.ts';
import type { Centre } from './centre.ts';

/** Hands the reports of a bill over. @throws Refusal while any is unsigned, or money is due */
export function deliver(
  { language }: Centre,
  world: DiagnosticWorld,
  number: number,
): DiagnosticWorld {
  const bill = billOf(world, number);
  if (!bill) return world;
  const unsigned = samplesOf(world, number).filter(({ state }) => state !== 'signed').length;
  if (unsigned === 1) refuse(language, refusals.oneNotReady);
  if (unsigned > 1) refuse(language, refusals.notReady, { count: numeral(unsigned, language) });
  const { due } = sumsOf(world, bill);
  if (due > 0) refuse(language, refusals.stillDue, { due: taka(due, language) });
  return {
    ...world,
    bills: world.bills.map((one) => (one === bill ? { ...one, isDelivered: true } : one)),
  };
}
