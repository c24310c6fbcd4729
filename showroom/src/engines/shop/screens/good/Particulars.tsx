import { languages } from '@nokshi/forms/languages.ts';
import { Row } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { type Day, dateOf } from '../../../../words/days.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { monthsOn } from '../../steps/warranty.ts';
import { words } from '../../words/words.ts';
import { factsFor } from '../facts.ts';
import styles from './Particulars.module.css';

/** What there is to know of a good: what is in it, its batch and expiry, its measures, its warranty. */
export function Particulars({ good }: { good: Good }) {
  const { data, t, language, factInWords } = useShop();
  const { batch } = good;
  const facts = factsFor(data, [good]);
  const month = new Intl.DateTimeFormat(languages[language].locale, {
    month: 'short',
    year: 'numeric',
  });
  const made = batch && monthsOn(data.begun, batch.made);
  return (
    <>
      {good.ingredients.length > 0 && (
        <Row as="ul" gap={2} className={styles.ingredients} aria-label={t(words.ingredients)}>
          {good.ingredients.map((ingredient) => (
            <li key={t(ingredient)}>{t(ingredient)}</li>
          ))}
        </Row>
      )}
      {batch && made && (
        <Sums
          className={styles.batch}
          rows={[
            [t(words.batch), batchNumber(batch.prefix, made)],
            [t(words.made), month.format(dateOf(made))],
            [t(words.useBefore), month.format(dateOf(monthsOn(made, batch.lasts)))],
          ].map(([name, value]) => [
            name,
            <span key={name} data-of-today>
              {value}
            </span>,
          ])}
        />
      )}
      {facts.length > 0 && (
        <Sums
          className={styles.facts}
          rows={facts.map((fact) => [t(fact.name), factInWords(good, fact)])}
        />
      )}
    </>
  );
}

/** The name that a batch has from the month it was made in: NS-2511. */
const batchNumber = (prefix: string, made: Day): string =>
  `${prefix}-${made.slice(2, 7).replace('-', '')}`;
