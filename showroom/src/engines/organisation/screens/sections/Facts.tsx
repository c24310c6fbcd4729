import { dateOf } from '../../../../words/days.ts';
import type { Fact, SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { yearInWords } from '../../words/days.ts';
import styles from './Facts.module.css';
import shared from './Sections.module.css';

/** Names and what holds for each, in lines or on cards. */
export function Facts({ rows, look }: Pick<SectionOf<'facts'>, 'rows' | 'look'>) {
  const { t } = useOrganisation();
  const factWords = useFactWords();
  return (
    <dl className={styles[look]}>
      {rows.map(({ name, value }) => (
        <div key={t(name)} className={look === 'cards' ? shared.card : undefined}>
          <dt>{t(name)}</dt>
          <dd data-of-today={isOfToday(value)}>{factWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Value = Fact['value'];

/** Whether what a fact says depends on the day, for the attribute that says so. */
export const isOfToday = (value: Value): true | undefined => isYearsAgo(value) || undefined;

const isYearsAgo = (value: Value): value is Extract<Value, { yearsAgo: number }> =>
  typeof value === 'object' && 'yearsAgo' in value;

/** @returns what says the value of a fact, years by the one in which the world began */
export function useFactWords() {
  const { data, t, language } = useOrganisation();
  return (value: Value): string =>
    isYearsAgo(value) ? yearInWords(value.yearsAgo, dateOf(data.begun), language) : t(value);
}
