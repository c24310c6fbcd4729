import { screenHash } from '../../../../runtime/hash.ts';
import { useShop } from '../../engine.ts';
import styles from './Orders.module.css';
import { serialsOf } from '../../steps/warranty.ts';
import { words } from '../../words/words.ts';
import { goodOf, type Order } from '../../world.ts';

/** The serial numbers of what an order has brought. */
export function Serials({ order }: { order: Order }) {
  const { data, translate } = useShop();
  if (order.state !== 'delivered') return null;
  const pieces = serialsOf(data, order);
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.serials}>
      {pieces.map(({ serial, good }) => (
        <li key={serial}>
          {translate(goodOf(data, good).name)}:{' '}
          <a href={screenHash('warranty', serial)}>
            {translate(words.warranty)} {serial}
          </a>
        </li>
      ))}
    </ul>
  );
}
