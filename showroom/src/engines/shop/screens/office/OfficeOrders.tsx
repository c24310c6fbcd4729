import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { lineKey } from '../../steps/lines.ts';
import { bringInstead, setState } from '../../steps/order-states.ts';
import { restOf, totalOf } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import { type Order, type OrderState, states } from '../../world.ts';
import { chosenInWords } from '../chosen.ts';
import { hoursOf } from '../due.ts';
import { useStateName } from '../orders/OrderStates.tsx';
import { lineInWords } from '../units.ts';
import styles from './Office.module.css';

/** Every order, newest first, with the state that the shop gives it. */
export function OfficeOrders() {
  const { data, world, t, language, date, taka } = useShop();
  const heads = [
    words.orderNumber,
    words.state,
    words.customer,
    words.sum,
    words.day,
    words.amount,
    words.due,
  ];
  return (
    <Table className={styles.table} name={t(words.orders)} heads={heads.map((head) => t(head))}>
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
          <td data-head={t(words.day)}>
            {date(order.due ?? order.day)}
            <small>{hoursOf(data, order, language)}</small>
          </td>
          <td data-head={t(words.amount)}>{taka(totalOf(order))}</td>
          <td data-head={t(words.due)}>{taka(restOf(order))}</td>
        </tr>
      ))}
    </Table>
  );
}

/** How far an order has come, by choice; cancelling it asks first. */
function StateChoice({ order }: { order: Order }) {
  const { t, completeTask, act, say } = useShop();
  const nameOf = useStateName();
  const move = (state: OrderState) => {
    const isMoved = act(setState, order.number, state);
    if (isMoved && state === 'sent') completeTask('sent');
  };
  const number = { number: String(order.number) };
  const label = say(words.number, number);
  const isOpen = order.state !== 'cancelled' && order.state !== 'delivered';
  const choices: readonly OrderState[] = order.state === 'cancelled' ? ['cancelled'] : states;
  return (
    <>
      <select
        aria-label={`${t(words.state)}: ${label}`}
        value={order.state}
        onChange={({ target }) => {
          const state = choices.find((one) => one === target.value);
          if (state) move(state);
        }}
      >
        {choices.map((state) => (
          <option key={state} value={state}>
            {nameOf(state)}
          </option>
        ))}
      </select>
      {isOpen && (
        <AskFirst
          name={t(words.cancel)}
          label={`${t(words.cancel)}: ${label}`}
          variant="text"
          question={say(words.cancelAsk, number)}
          yes={t(words.cancelNow)}
          keep={t(words.keep)}
          onYes={() => move('cancelled')}
        />
      )}
    </>
  );
}

/** What an order holds, as it was chosen, and what may be brought in its place. */
function Held({ order }: { order: Order }) {
  const { data, t, language, act, say } = useShop();
  const isOpen = order.state === 'new' || order.state === 'packed';
  return order.lines.map((line) => {
    const good = goodOf(data, line.instead ?? line.good);
    const { substitute } = goodOf(data, line.good);
    return (
      <span key={lineKey(line)} className={styles.held}>
        {lineInWords(goodOf(data, line.good), line.count, t(good.name), language)}
        <small>{chosenInWords(data, line, language)}</small>
        {isOpen && line.substitute && line.instead === null && substitute !== undefined && (
          <Button variant="text" onClick={() => act(bringInstead, order.number, line.good)}>
            {say(words.bringInstead, {
              good: t(goodOf(data, substitute).name),
            })}
          </Button>
        )}
      </span>
    );
  });
}
