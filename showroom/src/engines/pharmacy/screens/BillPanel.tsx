import { usePharmacy } from '../engine.ts';
import { sumsOf } from '../steps/sale.ts';
import { inTaka } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import { BillLine } from './BillLine.tsx';
import styles from './BillPanel.module.css';
import { Payment } from './Payment.tsx';

/** The bill that is under way at a branch. */
export function BillPanel({ branch }: { branch: string }) {
  const { data, world, t, language } = usePharmacy();
  const lines = linesAt(world, branch);
  const { sum, total } = sumsOf(data, lines);
  return (
    <section className={styles.panel} aria-labelledby="bill">
      <h2 id="bill" tabIndex={-1}>
        {t(words.onBill)}
      </h2>
      {lines.length === 0 && <p>{t(words.emptyBill)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <BillLine key={`${line.medicine} ${line.unit}`} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {sum !== total && (
          <div>
            <dt>{t(words.rounding)}</dt>
            <dd>{inTaka(total - sum, language)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t(words.toPay)}</dt>
          <dd>
            <span role="status">{inTaka(total, language)}</span>
          </dd>
        </div>
      </dl>
      <Payment branch={branch} />
    </section>
  );
}
