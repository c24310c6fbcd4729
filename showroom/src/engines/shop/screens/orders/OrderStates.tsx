import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { type Order, type OrderState, states } from '../../world.ts';
import styles from './OrderStates.module.css';

/** The name of a state of orders in this shop. */
export function useStateName() {
  const { data, t } = useShop();
  return (state: OrderState) =>
    state === 'packed' && data.preparing !== undefined ? t(data.preparing) : t(words[state]);
}

/** How far an order has come. */
export function OrderStates({ order }: { order: Order }) {
  const nameOf = useStateName();
  const { taka, say } = useShop();
  if (order.state === 'cancelled') {
    const back = say(words.moneyBack, { amount: taka(order.paid) });
    return (
      <p>
        <b>{nameOf('cancelled')}</b> {order.paid > 0 && back}
      </p>
    );
  }
  const at = states.indexOf(order.state);
  return (
    <ol className={styles.states}>
      {states.map((state, index) => (
        <li
          key={state}
          data-reached={index <= at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {nameOf(state)}
        </li>
      ))}
    </ol>
  );
}
