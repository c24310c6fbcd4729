import { filled } from '../../../frame/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { nameOf, type Student } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './Receipt.module.css';
import { useDueName } from './useDueName.ts';

/** The receipt of the last money for a due. */
export function Receipt({ due, student }: { due: Due; student: Student }) {
  const { data, translate, language, today, businessName } = useSchool();
  const nameOfDue = useDueName();
  return (
    <section className={styles.receipt} role="status">
      <h3>{businessName}</h3>
      <p>
        {filled(translate(words.receipt), { number: String(due.receipt) })} ·{' '}
        {dayInWords(0, today, language, 'year')}
      </p>
      <p>
        {translate(student.name)}, {translate(nameOf(data.classes, student.class))}
      </p>
      <dl>
        <dt>{nameOfDue(due)}</dt>
        <dd>{taka(due.amount, language)}</dd>
        <dt>
          {translate(words.received)}, {translate(words[due.means])}
        </dt>
        <dd>{taka(due.paid, language)}</dd>
        <dt>{translate(words.owed)}</dt>
        <dd>{taka(due.amount - due.paid, language)}</dd>
      </dl>
      <Button variant="quiet" onClick={() => window.print()}>
        {translate(words.print)}
      </Button>
    </section>
  );
}
