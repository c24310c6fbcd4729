import { screenHash } from '../../../../runtime/hash.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { useShop } from '../../engine.ts';
import { lineKey } from '../../steps/lines.ts';
import { words } from '../../words/words.ts';
import styles from './Basket.module.css';
import { BasketLine } from './BasketLine.tsx';
import { Checkout } from './Checkout.tsx';

/** What the visitor takes, and the order. */
export function Basket() {
  const { world, t } = useShop();
  if (world.basket.length === 0) {
    return (
      <div data-page="">
        <h2>{t(words.yourBasket)}</h2>
        <p>{t(words.empty)}</p>
        <LinkButton href={screenHash()}>{t(words.toShelves)}</LinkButton>
      </div>
    );
  }
  return (
    <div data-page="">
      <h2>{t(words.yourBasket)}</h2>
      <div className={styles.basket}>
        <ul className={styles.lines}>
          {world.basket.map((line) => (
            <BasketLine key={lineKey(line)} line={line} />
          ))}
        </ul>
        <Checkout />
      </div>
    </div>
  );
}
