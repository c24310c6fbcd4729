import { screenHash } from '../../../runtime/hash.ts';
import { genitive } from '../../../words/genitive.ts';
import { useDiagnostic } from '../engine.ts';
import { reportCode } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import styles from './Sms.module.css';

/** The message that a patient gets once a report is signed, with its link. */
export function Sms({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { t, businessName, say } = useDiagnostic();
  const code = reportCode(sample.number);
  return (
    <div className={styles.sms}>
      <p>
        {say(words.sms, {
          business: businessName,
          name: t(bill.name),
          whose: genitive(t(bill.name)),
        })}{' '}
        <a href={screenHash('report', code)}>
          {t(words.openReport)} ({code})
        </a>
      </p>
      <small>{say(words.smsNow, { phone: bill.phone })}</small>
    </div>
  );
}
