import { screenHash } from '../../../../runtime/hash.ts';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { serialsOf } from '../../steps/warranty.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import styles from './Orders.module.css';

/** The serial numbers of what an order brings; once it has come, each leads to its warranty. */
export function Serials({ order }: { order: Order }) {
  const { data, t } = useShop();
  const pieces = serialsOf(data, order);
  if (order.state === 'cancelled' || pieces.length === 0) return null;
  const hasCome = order.state === 'delivered';
  return (
    <ul className={styles.serials} aria-label={t(words.serials)}>
      {pieces.map(({ serial, good }) => (
        <li key={serial}>
          {t(goodOf(data, good).name)}:{' '}
          {hasCome ? (
            <a href={screenHash('warranty', serial)}>
              {t(words.warranty)} {serial}
            </a>
          ) : (
            serial
          )}
        </li>
      ))}
      {!hasCome && <li>{t(words.fromDelivery)}</li>}
    </ul>
  );
}
