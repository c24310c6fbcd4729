import type { TillView } from '../../content/till-view.ts';
import { Printer } from './Printer.tsx';
import { firstSale, sumsOf } from './sale.ts';
import styles from './Till.module.css';

/** The static till before hydration: the goods on their counter and a first receipt. */
export function FirstSale({ view }: { view: TillView }) {
  const sale = firstSale(view.sale);
  return (
    <div className={styles.till}>
      <div className={styles.shelf} />
      <Printer view={view} sums={sumsOf(sale, view.goods)} cash={sale.cash} />
    </div>
  );
}
