import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStates } from './OrderStates.tsx';
import styles from './Receipt.module.css';
import { useShop } from './room.ts';
import { words } from './words.ts';
import type { Order } from './world.ts';

/** An own order with its number, and the receipt that prints. */
export function Receipt({ order }: { order: Order }) {
  const { say, businessName, data } = useShop();
  const number = String(order.number);
  return (
    <div data-page="">
      <h2 className={styles.thanks}>{filled(say(words.thanks), { number })}</h2>
      <section className={styles.sheet} aria-label={say(words.receipt)}>
        <h3>{businessName}</h3>
        <p>{say(data.place)}</p>
        <p>
          <b>{filled(say(words.number), { number })}</b>
          <br />
          {say(order.name)}, {say(order.address)}
        </p>
        <OrderFacts order={order} />
        <OrderLines order={order} />
      </section>
      <div className={styles.rest}>
        <OrderStates order={order} />
        <p className={styles.ways}>
          <LinkButton href={screenHash('orders')}>{say(words.follow)}</LinkButton>
          <Button variant="quiet" onClick={() => print()}>
            {say(words.print)}
          </Button>
        </p>
      </div>
    </div>
  );
}
