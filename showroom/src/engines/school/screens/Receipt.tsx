import { Button } from '../../../ui/Button.tsx';
import { nameOf, type Student } from '../data.ts';
import { useSchool } from '../engine.ts';
import { lastReceipt, leftOf } from '../steps/fees.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './Receipt.module.css';
import { useDueName } from './useDueName.ts';

/** The receipt of the last money that came in for a student; nothing before there is one. */
export function Receipt({ dues, student }: { dues: readonly Due[]; student: Student }) {
  const { data, t, businessName, date, taka, say } = useSchool();
  const nameOfDue = useDueName();
  const last = lastReceipt(dues);
  if (!last) return null;
  const { due, payment } = last;
  return (
    <section className={styles.receipt} role="status">
      <h3>{businessName}</h3>
      <p>
        {say(words.receipt, { number: String(payment.receipt) })} · {date(payment.day, 'year')}
      </p>
      <p>
        {t(student.name)}, {t(nameOf(data.classes, student.class))}
      </p>
      <dl>
        <dt>{nameOfDue(due)}</dt>
        <dd>{taka(due.amount)}</dd>
        <dt>
          {t(words.received)}, {t(words[payment.means])}
        </dt>
        <dd>{taka(payment.amount)}</dd>
        <dt>{t(words.owed)}</dt>
        <dd>{taka(leftOf(due))}</dd>
      </dl>
      <Button variant="quiet" onClick={() => window.print()}>
        {t(words.print)}
      </Button>
    </section>
  );
}
