import { refuse } from '../../../runtime/refuse.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { refusals } from '../words/refusals.ts';
import { type Centre, type DiagnosticWorld, samplesOf } from '../world.ts';
import { sumsOf } from './bills.ts';

/** Hands the reports of a bill over. @throws Refusal while any is unsigned, or money is due */
export function deliver(
  { language }: Centre,
  world: DiagnosticWorld,
  number: number,
): DiagnosticWorld {
  const unsigned = samplesOf(world, number).filter(({ state }) => state !== 'signed').length;
  if (unsigned > 0) refuse(language, refusals.notReady, { count: numeral(unsigned, language) });
  return {
    ...world,
    bills: world.bills.map((bill) => {
      if (bill.number !== number) return bill;
      const { due } = sumsOf(world, bill);
      if (due > 0) refuse(language, refusals.stillDue, { due: taka(due, language) });
      return { ...bill, isDelivered: true };
    }),
  };
}
