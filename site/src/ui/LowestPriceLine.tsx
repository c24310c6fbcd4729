import type { LowestPrice } from '../content/price-texts.ts';
import styles from './LowestPriceLine.module.css';
import { textNode } from './text-node.tsx';

/** The lowest price alone, for cards, on which it must stay one line. */
export function LowestPriceLine({ lowestPrice: { shortPrice } }: { lowestPrice: LowestPrice }) {
  return (
    <p className={styles.price}>
      <strong>{textNode(shortPrice)}</strong>
    </p>
  );
}
