import { BasketBar } from './BasketBar.tsx';
import { BasketPanel } from './BasketPanel.tsx';
import { Shelf } from './Shelf.tsx';
import styles from './ShopFront.module.css';

/** Shelves from which goods are put into the basket that stands beside them. */
export function BasketFront({ query }: { query: string }) {
  return (
    <div className={styles.pair}>
      <BasketBar />
      <Shelf query={query} isQuick />
      <BasketPanel />
    </div>
  );
}
