import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import styles from './Facts.module.css';
import { isOfToday, useFactWords } from './useFactWords.ts';

/** Names and what holds for each, in lines or on cards. */
export function Facts({ rows, look }: Pick<SectionOf<'facts'>, 'rows' | 'look'>) {
  const { t } = useOrganisation();
  const factWords = useFactWords();
  return (
    <dl className={styles.facts} data-look={look}>
      {rows.map(({ name, value }) => (
        <div key={t(name)}>
          <dt>{t(name)}</dt>
          <dd data-of-today={isOfToday(value)}>{factWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
