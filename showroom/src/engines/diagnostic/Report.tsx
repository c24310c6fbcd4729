import { useEffect } from 'react';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { taka } from '../../words/taka.ts';
import { sumsOf } from './bills.ts';
import formStyles from './Form.module.css';
import { ReportSheet } from './ReportSheet.tsx';
import { useDiagnostic } from './room.ts';
import { sampleOf } from './samples.ts';
import { reportCode } from './signing.ts';
import { words } from './words.ts';
import { type Bill, billOf, type Sample } from './world.ts';

/**
 * What the link of an SMS opens, without a login: the report once it is signed and paid for.
 * @param code the end of the link
 */
export function Report({ code }: { code: string }) {
  const { world, say, language } = useDiagnostic();
  const number = Number(code.split('-')[0]);
  const sample = sampleOf(world, number);
  const bill = sample && billOf(world, sample.bill);
  if (!sample || !bill || reportCode(number) !== code) return <p>{say(words.noReport)}</p>;
  if (sample.state !== 'signed') return <p>{say(words.notSigned)}</p>;
  const { due } = sumsOf(world, bill);
  if (due > 0) return <p>{filled(say(words.dueFirst), { due: taka(due, language) })}</p>;
  return <Open sample={sample} bill={bill} />;
}

function Open({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { say, reach } = useDiagnostic();
  // To open a report is the task, whichever tab the link opens it in.
  useEffect(() => reach('opened'), [reach]);
  return (
    <>
      <h2 className="visually-hidden">{say(words.report)}</h2>
      <ReportSheet sample={sample} bill={bill} />
      <p className={formStyles.actions}>
        <Button onClick={() => print()}>{say(words.printReport)}</Button>
      </p>
    </>
  );
}
