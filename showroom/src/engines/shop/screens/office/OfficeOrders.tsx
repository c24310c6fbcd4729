import { filled } from '../../../../frame/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { useShop } from '../../engine.ts';
import styles from './Office.module.css';
import { useStateName } from '../orders/OrderStates.tsx';
import { bringInstead, setState } from '../../steps/order-states.ts';
import { restOf, totalOf } from '../../steps/prices.ts';
import { lineInWords } from '../units.ts';
import { Wide } from '../Wide.tsx';
import { words } from '../../words/words.ts';
import { goodOf, type Order, type OrderState, states } from '../../world.ts';

/** Every order, newest first, with the state that the shop gives it. */
export function OfficeOrders() {
  const { data, world, translate, language, today, change, completeTask } = useShop();
  const nameOf = useStateName();
  const move = (number: number, state: OrderState) => {
    const isMoved = change((before) => setState(before, data, number, state, translate));
    if (isMoved && state === 'sent') completeTask('sent');
  };
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
    <Wide name={translate(words.orders)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {translate(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {world.orders.map((order) => (
            <tr key={order.number}>
              <th scope="row">{order.number}</th>
              <td>
                <select
                  aria-label={`${translate(words.state)}: ${filled(translate(words.number), { number: String(order.number) })}`}
                  value={order.state}
                  onChange={(event) => move(order.number, event.target.value as OrderState)}
                >
                  {[...states, 'cancelled' as const].map((state) => (
                    <option key={state} value={state}>
                      {nameOf(state)}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                {translate(order.name)}
                <small>{translate(order.address)}</small>
              </td>
              <td>
                <Held order={order} />
              </td>
              <td data-head={translate(words.day)}>
                {dayInWords(order.due ?? order.day, today, language)}
              </td>
              <td data-head={translate(words.amount)}>{taka(totalOf(order), language)}</td>
              <td data-head={translate(words.due)}>{taka(restOf(order), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** What an order holds, and what may be brought in its place. */
function Held({ order }: { order: Order }) {
  const { data, translate, language, change } = useShop();
  const isOpen = order.state === 'new' || order.state === 'packed';
  return order.lines.map((line) => {
    const good = goodOf(data, line.instead ?? line.good);
    const { substitute } = goodOf(data, line.good);
    return (
      <span key={[line.good, ...line.options, ...line.extras].join(' ')} className={styles.held}>
        {lineInWords(
          goodOf(data, line.good),
          line.count,
          translate(good.name),
          language,
          translate,
        )}
        {isOpen && line.substitute && line.instead === null && substitute !== undefined && (
          <Button
            variant="text"
            onClick={() =>
              change((before) => bringInstead(before, data, order.number, line.good, translate))
            }
          >
            {filled(translate(words.bringInstead), {
              good: translate(goodOf(data, substitute).name),
            })}
          </Button>
        )}
      </span>
    );
  });
}
