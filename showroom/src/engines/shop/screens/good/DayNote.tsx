import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { isOpenDay } from '../../steps/delivery.ts';
import { words } from '../../words/words.ts';
import { factInWords, factsFor } from '../facts.ts';
import styles from './DayNote.module.css';

/** When what is made to order is brought, by whom, and its measures. */
export function DayNote({ good }: { good: Good }) {
  const { data, world, premises, t, language, date } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  // A day that was chosen long ago may be too early by now, or taken.
  const due = world.due !== null && isOpenDay(premises, world, world.due) ? world.due : null;
  return (
    <div className={styles.note}>
      <p className={styles.when}>
        {due === null ? t(words.noDay) : `${date(due, 'weekday')}, ${t(delivery.hours)}`}
      </p>
      <p className={styles.words}>{t(delivery.words)}</p>
      <dl className={styles.facts}>
        {factsFor(data, [good]).map((fact) => (
          <div key={fact.id}>
            <dt>{t(fact.name)}</dt>
            <dd>{factInWords(good, fact, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
