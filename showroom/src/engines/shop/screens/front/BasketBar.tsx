import { screenHash } from '../../../../runtime/hash.ts';
import { useShop } from '../../engine.ts';
import { piecesIn } from '../../steps/basket.ts';
import { basketSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './BasketBar.module.css';

/** The way to the basket above the shelves of a small screen; it stays while they go by. */
export function BasketBar() {
  const { data, world, t, num, taka } = useShop();
  if (world.basket.length === 0) return null;
  return (
    <a className={styles.bar} href={screenHash('basket')}>
      <span>
        {t(words.yourBasket)} ({num(piecesIn(data, world.basket))})
      </span>
      <b>{taka(basketSum(data, world.basket))}</b>
    </a>
  );
}
