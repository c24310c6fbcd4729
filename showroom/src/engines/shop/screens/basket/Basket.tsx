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
  const { world, translate } = useShop();
  if (world.basket.length === 0) {
    return (
      <div data-page="">
        <h2>{translate(words.yourBasket)}</h2>
        <p>{translate(words.empty)}</p>
        <LinkButton href={screenHash()}>{translate(words.toShelves)}</LinkButton>
      </div>
    );
  }
  return (
    <div data-page="">
      <h2>{translate(words.yourBasket)}</h2>
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
