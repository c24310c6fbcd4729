import { Stack } from '../../../ui/layout.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { usePharmacy } from '../engine.ts';
import { sumsOf } from '../steps/sale.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import { BillLine } from './BillLine.tsx';
import styles from './BillPanel.module.css';
import { Payment } from './Payment.tsx';

/** The bill that is under way at a branch. */
export function BillPanel({ branch }: { branch: string }) {
  const { data, world, t, inTaka } = usePharmacy();
  const lines = linesAt(world, branch);
  const { sum, total } = sumsOf(data, lines);
  return (
    <Stack as="section" gap={4} className={styles.panel} aria-labelledby="bill">
      <h2 id="bill" tabIndex={-1}>
        {t(words.onBill)}
      </h2>
      {lines.length === 0 && <p>{t(words.emptyBill)}</p>}
      <Stack as="ul" gap={4}>
        {lines.map((line) => (
          <BillLine key={`${line.medicine} ${line.unit}`} line={line} />
        ))}
      </Stack>
      <Sums
        className={styles.sums}
        rows={[
          sum !== total && [t(words.rounding), inTaka(total - sum)],
          [
            t(words.toPay),
            <span key="total" role="status">
              {inTaka(total)}
            </span>,
            'total',
          ],
        ]}
      />
      <Payment branch={branch} />
    </Stack>
  );
}
