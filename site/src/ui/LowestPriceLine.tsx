import type { LowestPrice } from '../content/price-texts.ts';
import styles from './LowestPriceLine.module.css';
import { textNode } from './text-node.tsx';

/**
 * The lowest price, for whom it is, the time until it is in use, and the way to one's own price: a line each.
 * @param short the price alone: on cards it must stay one line
 */
export function LowestPriceLine({
  lowestPrice,
  short = false,
}: {
  lowestPrice: LowestPrice;
  short?: boolean;
}) {
  const { price, shortPrice, forWhom, time, ask } = lowestPrice;
  if (short) {
    return (
      <p className={styles.price}>
        <strong>{textNode(shortPrice)}</strong>
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <strong>{textNode(price)}</strong>
      <span>{textNode(forWhom)}</span>
      <span>{textNode(time)}</span>
      {ask && <a href={ask.href}>{textNode(ask.label)}</a>}
    </p>
  );
}
