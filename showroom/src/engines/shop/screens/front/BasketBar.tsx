import { screenHash } from '../../../../runtime/hash.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import { useShop } from '../../engine.ts';
import { piecesIn } from '../../steps/basket.ts';
import { basketSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './BasketBar.module.css';

/** The way to the basket above the shelves of a small screen; it stays while they go by. */
export function BasketBar() {
  const { data, world, translate, language } = useShop();
  if (world.basket.length === 0) return null;
  return (
    <a className={styles.bar} href={screenHash('basket')}>
      <span>
        {translate(words.yourBasket)} ({numeral(piecesIn(data, world.basket), language)})
      </span>
      <b>{taka(basketSum(data, world.basket), language)}</b>
    </a>
  );
}
