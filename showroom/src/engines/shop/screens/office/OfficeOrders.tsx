import { Button } from '../../../../ui/Button.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { lineKey } from '../../steps/lines.ts';
import { bringInstead, setState } from '../../steps/order-states.ts';
import { restOf, totalOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { type Order, type OrderState, states } from '../../world.ts';
import { CancelOrder } from '../orders/OrderDetails.tsx';
import styles from './Office.module.css';

/** Every order, newest first, with the state that the shop gives it. */
export function OfficeOrders() {
  const { world, t, date, taka, hoursOf } = useShop();
  const { orderNumber, state, customer, sum, day, amount, due } = words;
  return (
    <Table
      className={styles.table}
      name={t(words.orders)}
      heads={[orderNumber, state, customer, sum, day, amount, due].map(t)}
    >
      {world.orders.map((order) => (
        <tr key={order.number}>
          <th scope="row">{order.number}</th>
          <td>
            <StateChoice order={order} />
          </td>
          <td>
            {t(order.name)}
            <small>{t(order.address)}</small>
            {order.phone !== null && <small>{order.phone}</small>}
          </td>
          <td>
            <Held order={order} />
          </td>
          <td data-head={t(day)}>
            {date(order.due ?? order.day)}
            <small>{hoursOf(order)}</small>
          </td>
          <td data-head={t(amount)}>{taka(totalOf(order))}</td>
          <td data-head={t(due)}>{taka(restOf(order))}</td>
        </tr>
      ))}
    </Table>
  );
}

/** How far an order has come, by choice; cancelling it asks first. */
function StateChoice({ order }: { order: Order }) {
  const { t, completeTask, act, say, stateInWords } = useShop();
  const label = say(words.number, { number: String(order.number) });
  const choices: readonly OrderState[] = order.state === 'cancelled' ? ['cancelled'] : states;
  const move = (value: string) => {
    const state = choices.find((one) => one === value);
    if (state && act(setState, order.number, state) && state === 'sent') completeTask('sent');
  };
  return (
    <>
      <select
        aria-label={`${t(words.state)}: ${label}`}
        value={order.state}
        onChange={({ target }) => move(target.value)}
      >
        {choices.map((state) => (
          <option key={state} value={state}>
            {stateInWords(state)}
          </option>
        ))}
      </select>
      {order.state !== 'cancelled' && order.state !== 'delivered' && (
        <CancelOrder order={order} isNamed />
      )}
    </>
  );
}

/** What an order holds, as it was chosen, and what may be brought in its place. */
function Held({ order }: { order: Order }) {
  const { data, act, say, nameOf, lineInWords, chosenInWords } = useShop();
  const isOpen = order.state === 'new' || order.state === 'packed';
  return order.lines.map((line) => {
    const { substitute } = goodOf(data, line.good);
    return (
      <span key={lineKey(line)} className={styles.held}>
        {lineInWords(line, nameOf(line.instead ?? line.good))}
        <small>{chosenInWords(line)}</small>
        {isOpen && line.substitute && line.instead === null && substitute !== undefined && (
          <Button variant="text" onClick={() => act(bringInstead, order.number, line.good)}>
            {say(words.bringInstead, { good: nameOf(substitute) })}
          </Button>
        )}
      </span>
    );
  });
}
