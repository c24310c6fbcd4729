import { filled } from '../../../../frame/words.ts';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import styles from './Again.module.css';
import { useShop } from '../../engine.ts';
import { monthsOn } from '../months.ts';
import { setRegular } from '../../steps/order-states.ts';
import { orderAgain } from '../../steps/orders.ts';
import { words } from '../../words/words.ts';
import type { Good, Order } from '../../world.ts';

/** Repeats with one press the last own order that holds a good. */
export function Again({ good }: { good: Good }) {
  const { world, login } = useShop();
  const order = world.orders.find(
    ({ isOwn, state, lines }) =>
      isOwn && state !== 'cancelled' && lines.some((line) => line.good === good.id),
  );
  if (!order) return null;
  return <AgainButtons order={order} isGuest={login?.role !== 'user'} />;
}

/** The presses that order again what an order holds: now, or every few months. */
export function AgainButtons({ order, isGuest = false }: { order: Order; isGuest?: boolean }) {
  const { data, change, translate, language, completeTask, today, notify, world } = useShop();
  const { everyMonths = 1 } = data.checkout;
  const again = () => {
    // Who has ordered is known by the login.
    if (isGuest) {
      goTo('orders');
      return;
    }
    if (!change((before) => orderAgain(before, data, order.number, translate))) return;
    completeTask('repeated');
    const number = Math.max(...world.orders.map((one) => one.number)) + 1;
    notify(filled(translate(words.orderedAgain), { number: String(number) }));
  };
  const regular = () => {
    if (isGuest) goTo('orders');
    else change((before) => setRegular(before, order.number, !order.isRegular));
  };
  const milliseconds = monthsOn(today, everyMonths).getTime() - today.getTime();
  const next = Math.round(milliseconds / 86_400_000);
  return (
    <div className={styles.again}>
      <Button onClick={again}>{translate(words.again)}</Button>
      <Button variant="quiet" isPressed={order.isRegular} onClick={regular}>
        {filled(translate(words.every), { count: numeral(everyMonths, language) })}
      </Button>
      {order.isRegular && (
        <small>
          {filled(translate(words.nextOn), { day: dayInWords(next + order.day, today, language) })}
        </small>
      )}
    </div>
  );
}
