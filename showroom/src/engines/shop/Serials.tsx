import { screenHash } from '../../room/hash.ts';
import styles from './Orders.module.css';
import { useShop } from './room.ts';
import { serialsOf } from './warranty.ts';
import { words } from './words.ts';
import { goodOf, type Order } from './world.ts';

/** The serial numbers of what an order has brought. */
export function Serials({ order }: { order: Order }) {
  const { data, say } = useShop();
  if (order.state !== 'delivered') return null;
  const pieces = serialsOf(data, order);
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.serials}>
      {pieces.map(({ serial, good }) => (
        <li key={serial}>
          {say(goodOf(data, good).name)}:{' '}
          <a href={screenHash('warranty', serial)}>
            {say(words.warranty)} {serial}
          </a>
        </li>
      ))}
    </ul>
  );
}
