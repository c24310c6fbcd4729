import { screenHash } from '../../../runtime/hash.ts';
import { Note } from '../../../ui/layout.tsx';
import { genitive } from '../../../words/genitive.ts';
import { useDiagnostic } from '../engine.ts';
import { reportCode } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import styles from './SampleActions.module.css';

/** The message that a patient gets once a report is signed, with its link. */
export function Sms({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { t, businessName, say } = useDiagnostic();
  const code = reportCode(sample.number);
  const name = t(bill.name);
  return (
    <>
      <p className={styles.sms}>
        {say(words.sms, { business: businessName, name, whose: genitive(name) })}{' '}
        <a href={screenHash('report', code)}>
          {t(words.openReport)} ({code})
        </a>
      </p>
      <Note>{say(words.smsNow, { phone: bill.phone })}</Note>
    </>
  );
}
