import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { useDiagnostic } from './room.ts';
import styles from './Sms.module.css';
import { reportCode } from './signing.ts';
import { words } from './words.ts';
import type { Bill, Sample } from './world.ts';

/** The message that a patient gets once a report is signed, with its link. */
export function Sms({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { say, businessName } = useDiagnostic();
  const code = reportCode(sample.number);
  return (
    <div className={styles.sms}>
      <p>
        {filled(say(words.sms), { business: businessName, name: say(bill.name) })}{' '}
        <a href={screenHash('report', code)}>
          {say(words.openReport)} ({code})
        </a>
      </p>
      <small>{filled(say(words.smsNow), { phone: bill.phone })}</small>
    </div>
  );
}
