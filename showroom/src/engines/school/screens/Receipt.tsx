import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { nameOf, type Student } from '../data.ts';
import { useSchool } from '../engine.ts';
import { lastReceipt, leftOf } from '../steps/fees.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './Receipt.module.css';
import { useDueName } from './useDueName.ts';

/** The receipt of the last money that came in for a student; nothing before there is one. */
export function Receipt({ dues, student }: { dues: readonly Due[]; student: Student }) {
  const { data, translate, language, businessName } = useSchool();
  const nameOfDue = useDueName();
  const last = lastReceipt(dues);
  if (!last) return null;
  const { due, payment } = last;
  return (
    <section className={styles.receipt} role="status">
      <h3>{businessName}</h3>
      <p>
        {filled(translate(words.receipt), { number: String(payment.receipt) })} ·{' '}
        {dayInWords(payment.day, language, 'year')}
      </p>
      <p>
        {translate(student.name)}, {translate(nameOf(data.classes, student.class))}
      </p>
      <dl>
        <dt>{nameOfDue(due)}</dt>
        <dd>{taka(due.amount, language)}</dd>
        <dt>
          {translate(words.received)}, {translate(words[payment.means])}
        </dt>
        <dd>{taka(payment.amount, language)}</dd>
        <dt>{translate(words.owed)}</dt>
        <dd>{taka(leftOf(due), language)}</dd>
      </dl>
      <Button variant="quiet" onClick={() => window.print()}>
        {translate(words.print)}
      </Button>
    </section>
  );
}
