import { taka } from '../../../../words/taka.ts';
import type { Payment } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { advanceOf, basketSum } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import styles from './Checkout.module.css';

/** The total of the basket with its delivery, and what of it is paid now. */
export function Sums({ fee, payment }: { fee: number; payment: Payment }) {
  const { data, world, translate, language } = useShop();
  const sum = basketSum(data, world.basket);
  const total = sum + fee;
  const now = payment === 'cash' ? 0 : advanceOf(total, data.checkout.advance);
  return (
    <dl className={styles.sums}>
      <dt>{translate(words.sum)}</dt>
      <dd>{taka(sum, language)}</dd>
      <dt>{translate(words.delivery)}</dt>
      <dd>{taka(fee, language)}</dd>
      <dt data-total="">{translate(words.total)}</dt>
      <dd data-total="">{taka(total, language)}</dd>
      {now !== total && now > 0 && (
        <>
          <dt>{translate(words.payNow)}</dt>
          <dd>
            <b>{taka(now, language)}</b>
          </dd>
          <dt>{translate(words.payLater)}</dt>
          <dd>{taka(total - now, language)}</dd>
        </>
      )}
    </dl>
  );
}
