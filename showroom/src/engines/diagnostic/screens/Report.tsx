import { useDiagnostic } from '../engine.ts';
import { sumsOf } from '../steps/bills.ts';
import { reportCode } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import { billOf, sampleOf } from '../world.ts';
import { ReportSheet } from './ReportSheet.tsx';

/**
 * What the link of an SMS opens, without a login: the report once it is signed and paid for.
 * @param code the end of the link
 */
export function Report({ code }: { code: string }) {
  const { world, t, taka, say } = useDiagnostic();
  const number = Number(code.split('-')[0]);
  const sample = sampleOf(world, number);
  const bill = sample && billOf(world, sample.bill);
  if (!bill || reportCode(number) !== code) return <p>{t(words.noReport)}</p>;
  if (sample.state !== 'signed') return <p>{t(words.notSigned)}</p>;
  const { due } = sumsOf(world, bill);
  if (due > 0) return <p>{say(words.dueFirst, { due: taka(due) })}</p>;
  return <ReportSheet sample={sample} bill={bill} />;
}
