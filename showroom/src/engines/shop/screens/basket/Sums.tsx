import type { Payment } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { advanceOf, basketSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './Checkout.module.css';

/** The total of the basket with its delivery, and what of it is paid now. */
export function Sums({ fee, payment }: { fee: number; payment: Payment }) {
  const { data, world, t, taka } = useShop();
  const sum = basketSum(data, world.basket);
  const total = sum + fee;
  const now = payment === 'cash' ? 0 : advanceOf(total, data.checkout.advance);
  return (
    <dl className={styles.sums}>
      <dt>{t(words.sum)}</dt>
      <dd>{taka(sum)}</dd>
      <dt>{t(words.delivery)}</dt>
      <dd>{taka(fee)}</dd>
      <dt data-total="">{t(words.total)}</dt>
      <dd data-total="">{taka(total)}</dd>
      {now !== total && now > 0 && (
        <>
          <dt>{t(words.payNow)}</dt>
          <dd>
            <b>{taka(now)}</b>
          </dd>
          <dt>{t(words.payLater)}</dt>
          <dd>{taka(total - now)}</dd>
        </>
      )}
    </dl>
  );
}
