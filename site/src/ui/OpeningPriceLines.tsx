import type { ButtonVariant } from '@nokshi/ui/Button.tsx';
import type { OpeningPrice } from '../content/lowest-prices.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './OpeningPriceLines.module.css';
import { textNode } from './text-node.tsx';

/** What is paid at first and then, large, for whom that is, and the way to one's own price. */
export function OpeningPriceLines({
  price: { payments, forWhom, time },
  variant = 'solid',
}: {
  price: OpeningPrice;
  /** Of the button: quiet beside one that leads to a demo. */
  variant?: ButtonVariant;
}) {
  const { first, monthly, once, next } = payments;
  return (
    <div className={styles.price}>
      <p className={styles.payments}>
        {[first, ...(monthly ? [monthly] : [])].map(({ amount, note }, index) => (
          <span key={index === 0 ? 'first' : 'monthly'}>
            <strong>{textNode(amount)}</strong> {textNode(note)}
          </span>
        ))}
      </p>
      <p className={styles.notes}>
        {forWhom && <span>{textNode(forWhom)}</span>}
        {time && <span>{textNode(time)}</span>}
        {once && <span>{textNode(once)}</span>}
      </p>
      <ButtonLink href={next.href} variant={variant}>
        {textNode(next.label)}
      </ButtonLink>
    </div>
  );
}
