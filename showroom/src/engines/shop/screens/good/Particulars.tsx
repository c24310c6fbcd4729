import { dateOf } from '../../../../words/days.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { factInWords, factsFor } from '../facts.ts';
import { batchNumber, monthInWords, monthsOn } from '../months.ts';
import styles from './Particulars.module.css';

/** What there is to know of a good: what is in it, its batch and expiry, its measures, its warranty. */
export function Particulars({ good }: { good: Good }) {
  const { data, t, language } = useShop();
  const { batch } = good;
  const facts = factsFor(data, [good]);
  const made = batch && monthsOn(dateOf(data.begun), batch.made);
  return (
    <>
      {good.ingredients.length > 0 && (
        <ul className={styles.ingredients} aria-label={t(words.ingredients)}>
          {good.ingredients.map((ingredient) => (
            <li key={t(ingredient)}>{t(ingredient)}</li>
          ))}
        </ul>
      )}
      {batch && made && (
        <dl className={styles.batch}>
          <div className={styles.part}>
            <dt>{t(words.batch)}</dt>
            <dd data-of-today>{batchNumber(batch.prefix, made)}</dd>
          </div>
          <div className={styles.part}>
            <dt>{t(words.made)}</dt>
            <dd data-of-today>{monthInWords(made, language)}</dd>
          </div>
          <div className={styles.part}>
            <dt>{t(words.useBefore)}</dt>
            <dd data-of-today>{monthInWords(monthsOn(made, batch.lasts), language)}</dd>
          </div>
        </dl>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{t(fact.name)}</dt>
              <dd>{factInWords(good, fact, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
