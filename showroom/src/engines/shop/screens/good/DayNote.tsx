import { dayInWords } from '../../../../words/days.ts';
import styles from './DayNote.module.css';
import { useShop } from '../../engine.ts';
import { factInWords, factsFor } from '../facts.ts';
import { words } from '../../words/words.ts';
import type { Good } from '../../world.ts';

/** When what is made to order is brought, by whom, and its measures. */
export function DayNote({ good }: { good: Good }) {
  const { data, world, translate, language, today } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  return (
    <div className={styles.note}>
      <p className={styles.when}>
        {world.due === null
          ? translate(words.noDay)
          : `${dayInWords(world.due, today, language, 'weekday')}, ${translate(delivery.hours)}`}
      </p>
      <p className={styles.words}>{translate(delivery.words)}</p>
      <dl className={styles.facts}>
        {factsFor(data, [good]).map((fact) => (
          <div key={fact.id}>
            <dt>{translate(fact.name)}</dt>
            <dd>{factInWords(good, fact, language, translate)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
