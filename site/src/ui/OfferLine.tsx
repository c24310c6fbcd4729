import type { OfferView } from '../content/offers.ts';
import styles from './OfferLine.module.css';
import { say } from './say.tsx';

/**
 * The lowest price, and the time until it is in use.
 * @param short the price alone: on cards it must stay one line
 */
export function OfferLine({ offer, short = false }: { offer: OfferView; short?: boolean }) {
  return (
    <p className={styles.offer}>
      <strong>{say(offer.price)}</strong>
      {!short && <span> {say(offer.time)}</span>}
    </p>
  );
}
