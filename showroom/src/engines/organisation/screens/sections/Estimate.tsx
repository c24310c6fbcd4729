import { useOrganisation } from '../../engine.ts';
import { isCount } from '../../steps/answers.ts';
import { estimateOf } from '../../steps/tariff.ts';
import { words } from '../../words/words.ts';
import styles from './Tariff.module.css';

/** The total of the counted lines of a tariff, or what is wrong with a count. */
export function Estimate({
  wanted,
  vat,
}: {
  wanted: readonly { readonly amount: number; readonly count: number }[];
  vat: number;
}) {
  const { t, taka, num, say } = useOrganisation();
  if (wanted.some(({ count }) => count !== 0 && !isCount(count))) {
    return (
      <p className={styles.estimate} role="alert">
        {t(words.noCount)}
      </p>
    );
  }
  const sums = estimateOf(wanted, vat);
  return (
    <dl className={styles.estimate} aria-live="polite">
      <dt>{t(words.net)}</dt>
      <dd>{taka(sums.net)}</dd>
      <dt>{say(words.vat, { rate: num(vat, 1) })}</dt>
      <dd>{taka(sums.vat)}</dd>
      <dt>{t(words.estimate)}</dt>
      <dd>
        <b>{taka(sums.total)}</b>
      </dd>
    </dl>
  );
}
