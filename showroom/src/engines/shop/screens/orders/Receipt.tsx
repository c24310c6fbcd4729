import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
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
  const { translate, businessName, data } = useShop();
  const number = String(order.number);
  return (
    <div data-page="">
      <h2 className={styles.thanks}>{filled(translate(words.thanks), { number })}</h2>
      <section className={styles.sheet} aria-label={translate(words.receipt)}>
        <h3>{businessName}</h3>
        <p>{translate(data.place)}</p>
        <p>
          <b>{filled(translate(words.number), { number })}</b>
          <br />
          {translate(order.name)}, {translate(order.address)}
          {order.phone !== null && (
            <>
              <br />
              {translate(words.phone)}: {order.phone}
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
          <LinkButton href={screenHash('orders')}>{translate(words.follow)}</LinkButton>
          <Button variant="quiet" onClick={() => print()}>
            {translate(words.print)}
          </Button>
        </p>
      </div>
    </div>
  );
}
