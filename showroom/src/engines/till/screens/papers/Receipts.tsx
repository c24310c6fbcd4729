import { screenHash } from '../../../../runtime/hash.ts';
import { Records } from '../../../../ui/Records.tsx';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import styles from '../Office.module.css';
import { ReceiptPage } from './ReceiptPage.tsx';

/** What was sold, the newest first, or the receipt that the address names. */
export function Receipts() {
  const { data, world, t, screen, when, clock, money } = useTill();
  const sale = saleOf(world, screen[1]);
  if (sale) return <ReceiptPage sale={sale} />;
  return (
    <>
      <h2>{t(words.receipts)}</h2>
      <Records
        name={t(words.receipts)}
        rows={world.sales}
        keyOf={({ number }) => number}
        columns={[
          [
            t(words.receipt),
            ({ number, day, minutes }) => (
              <>
                <a className={styles.link} href={screenHash('receipts', number)}>
                  {number}
                </a>
                <small>
                  {when(day)}, {clock(minutes)}
                </small>
              </>
            ),
          ],
          [
            t(data.customerName),
            ({ customer }) => t(customerOf(data, customer)?.name ?? words.anybody),
          ],
          [
            t(words.paidBy),
            ({ parts }) => [...new Set(parts.map(({ by }) => t(words[by])))].join(' + '),
          ],
          [t(words.amount), ({ total }) => money(total)],
        ]}
      />
    </>
  );
}
