import { filled } from '../../../../shell/words.ts';
import { numeral, taka } from '../../../../words/taka.ts';
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
  const { translate, language } = useOrganisation();
  if (wanted.some(({ count }) => count !== 0 && !isCount(count))) {
    return (
      <p className={styles.estimate} role="alert">
        {translate(words.noCount)}
      </p>
    );
  }
  const sums = estimateOf(wanted, vat);
  return (
    <dl className={styles.estimate} aria-live="polite">
      <dt>{translate(words.net)}</dt>
      <dd>{taka(sums.net, language)}</dd>
      <dt>{filled(translate(words.vat), { rate: numeral(vat, language, 1) })}</dt>
      <dd>{taka(sums.vat, language)}</dd>
      <dt>{translate(words.estimate)}</dt>
      <dd>
        <b>{taka(sums.total, language)}</b>
      </dd>
    </dl>
  );
}
