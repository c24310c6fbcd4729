import { screenHash } from '../../../../runtime/hash.ts';
import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { useShop } from '../../engine.ts';
import { setState } from '../../steps/order-states.ts';
import { words } from '../../words/words.ts';
import { AgainButtons } from './AgainButtons.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStates } from './OrderStates.tsx';
import styles from './Orders.module.css';
import { Serials } from './Serials.tsx';

/** The visitor's own orders and how far each has come. */
export function Orders() {
  const { data, world, t, act, say } = useShop();
  const own = world.orders.filter(({ isOwn }) => isOwn);
  return (
    <div data-page="">
      <h2>{t(words.orders)}</h2>
      {own.length === 0 && (
        <>
          <p>{t(words.noOrders)}</p>
          <p>
            <LinkButton href={screenHash()}>{t(words.toShelves)}</LinkButton>
          </p>
        </>
      )}
      <ul className={styles.orders}>
        {own.map((order) => (
          <li key={order.number} className={styles.order}>
            <h3>{say(words.number, { number: String(order.number) })}</h3>
            <OrderFacts order={order} />
            <OrderStates order={order} />
            <OrderLines order={order} />
            <Serials order={order} />
            {data.checkout.everyMonths !== undefined && order.state !== 'cancelled' && (
              <AgainButtons order={order} />
            )}
            <p className={styles.ways}>
              <a href={screenHash('orders', String(order.number))}>{t(words.receipt)}</a>
              {order.state === 'new' && (
                <AskFirst
                  name={t(words.cancel)}
                  variant="text"
                  question={say(words.cancelAsk, { number: String(order.number) })}
                  yes={t(words.cancelNow)}
                  keep={t(words.keep)}
                  onYes={() => act(setState, order.number, 'cancelled')}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
