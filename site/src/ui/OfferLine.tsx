import type { OfferView } from '../content/price-texts.ts';
import styles from './OfferLine.module.css';
import { textNode } from './text-node.tsx';

/**
 * The lowest price, for whom it is, the time until it is in use, and the way to one's own price: a line each.
 * @param short the price alone: on cards it must stay one line
 */
export function OfferLine({ offer, short = false }: { offer: OfferView; short?: boolean }) {
  const { price, shortPrice, forWhom, time, ask } = offer;
  if (short) {
    return (
      <p className={styles.offer}>
        <strong>{textNode(shortPrice)}</strong>
      </p>
    );
  }
  return (
    <p className={styles.offer}>
      <strong>{textNode(price)}</strong>
      <span>{textNode(forWhom)}</span>
      <span>{textNode(time)}</span>
      {ask && <a href={ask.href}>{textNode(ask.label)}</a>}
    </p>
  );
}
