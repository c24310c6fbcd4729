import type { OfferView } from '../content/price-texts.ts';
import styles from './OfferLine.module.css';
import { say } from './say.tsx';

/**
 * The lowest price, for whom it is, the time until it is in use, and the way to one's own price: a line each.
 * @param short the price alone: on cards it must stay one line
 */
export function OfferLine({ offer, short = false }: { offer: OfferView; short?: boolean }) {
  const { price, shortPrice, forWhom, time, ask } = offer;
  if (short) {
    return (
      <p className={styles.offer}>
        <strong>{say(shortPrice)}</strong>
      </p>
    );
  }
  return (
    <p className={styles.offer}>
      <strong>{say(price)}</strong>
      <span>{say(forWhom)}</span>
      <span>{say(time)}</span>
      {ask && <a href={ask.href}>{say(ask.label)}</a>}
    </p>
  );
}
