import { screenHash } from '../../../../runtime/hash.ts';
import { filled } from '../../../../shell/words.ts';
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
  const { data, world, translate, step } = useShop();
  const own = world.orders.filter(({ isOwn }) => isOwn);
  return (
    <div data-page="">
      <h2>{translate(words.orders)}</h2>
      {own.length === 0 && (
        <>
          <p>{translate(words.noOrders)}</p>
          <p>
            <LinkButton href={screenHash()}>{translate(words.toShelves)}</LinkButton>
          </p>
        </>
      )}
      <ul className={styles.orders}>
        {own.map((order) => (
          <li key={order.number} className={styles.order}>
            <h3>{filled(translate(words.number), { number: String(order.number) })}</h3>
            <OrderFacts order={order} />
            <OrderStates order={order} />
            <OrderLines order={order} />
            <Serials order={order} />
            {data.checkout.everyMonths !== undefined && order.state !== 'cancelled' && (
              <AgainButtons order={order} />
            )}
            <p className={styles.ways}>
              <a href={screenHash('orders', String(order.number))}>{translate(words.receipt)}</a>
              {order.state === 'new' && (
                <AskFirst
                  name={translate(words.cancel)}
                  variant="text"
                  question={filled(translate(words.cancelAsk), { number: String(order.number) })}
                  yes={translate(words.cancelNow)}
                  keep={translate(words.keep)}
                  onYes={() =>
                    step((premises, before) =>
                      setState(premises, before, order.number, 'cancelled'),
                    )
                  }
                />
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
