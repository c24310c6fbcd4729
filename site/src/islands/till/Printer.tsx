import { langOf, plain } from '../../content/text.ts';
import type { TillView } from '../../content/till-view.ts';
import styles from './Printer.module.css';
import { Receipt } from './Receipt.tsx';
import type { sumsOf } from './sale.ts';

/**
 * The machine on the counter with the roll that comes out of it, longer with each good: it hangs out over
 * the foot of the section instead of moving what stands below.
 */
export function Printer({
  view,
  sums,
  cash,
}: {
  view: TillView;
  sums: ReturnType<typeof sumsOf<TillView['goods'][number]>>;
  cash: number;
}) {
  const { receipt } = view.labels;
  return (
    <section className={styles.printer} aria-label={plain(receipt)} lang={langOf(receipt)}>
      <div className={styles.slot}>
        <div className={styles.paper} data-feed={sums.receipt.length % 2}>
          <Receipt view={view} sums={sums} cash={cash} />
        </div>
      </div>
    </section>
  );
}
