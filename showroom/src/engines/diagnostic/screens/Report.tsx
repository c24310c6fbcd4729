import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useDiagnostic } from '../engine.ts';
import { sumsOf } from '../steps/bills.ts';
import { reportCode } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import { type Bill, billOf, type Sample, sampleOf } from '../world.ts';
import formStyles from './Form.module.css';
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
  if (!sample || !bill || reportCode(number) !== code) return <p>{t(words.noReport)}</p>;
  if (sample.state !== 'signed') return <p>{t(words.notSigned)}</p>;
  const { due } = sumsOf(world, bill);
  if (due > 0) return <p>{say(words.dueFirst, { due: taka(due) })}</p>;
  return <Open sample={sample} bill={bill} />;
}

function Open({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { t, completeTask } = useDiagnostic();
  // To open a report is the task, whichever tab the link opens it in.
  useEffect(() => completeTask('opened'), [completeTask]);
  return (
    <>
      <h2 className="visually-hidden">{t(words.report)}</h2>
      <ReportSheet sample={sample} bill={bill} />
      <p className={formStyles.actions}>
        <Button onClick={() => print()}>{t(words.printReport)}</Button>
      </p>
    </>
  );
}
