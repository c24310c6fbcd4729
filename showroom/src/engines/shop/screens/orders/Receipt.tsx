import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStates } from './OrderStates.tsx';
import styles from './Receipt.module.css';
import { Serials } from './Serials.tsx';

/** An own order with its number, and the receipt that prints. */
export function Receipt({ order }: { order: Order }) {
  const { t, businessName, data, say } = useShop();
  const number = String(order.number);
  return (
    <div data-page="">
      <h2 className={styles.thanks}>{say(words.thanks, { number })}</h2>
      <section className={styles.sheet} aria-label={t(words.receipt)}>
        <h3>{businessName}</h3>
        <p>{t(data.place)}</p>
        <p>
          <b>{say(words.number, { number })}</b>
          <br />
          {t(order.name)}, {t(order.address)}
          {order.phone !== null && (
            <>
              <br />
              {t(words.phone)}: {order.phone}
            </>
          )}
        </p>
        <OrderFacts order={order} />
        <OrderLines order={order} />
        <Serials order={order} />
      </section>
      <div className={styles.rest}>
        <OrderStates order={order} />
        <p className={styles.ways}>
          <LinkButton href={screenHash('orders')}>{t(words.follow)}</LinkButton>
          <Button variant="quiet" onClick={() => print()}>
            {t(words.print)}
          </Button>
        </p>
      </div>
    </div>
  );
}
