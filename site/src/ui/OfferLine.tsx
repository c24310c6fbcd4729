import type { OfferView } from '../content/offers.ts';
import styles from './OfferLine.module.css';
import { say } from './say.tsx';

/** The lowest price and the time until it is in use, in one line where there is room for it. */
export function OfferLine({ offer }: { offer: OfferView | undefined }) {
  if (!offer) return null;
  return (
    <p className={styles.offer}>
      <strong>{say(offer.price)}</strong> <span>{say(offer.time)}</span>
    </p>
  );
}
