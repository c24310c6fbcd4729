import { goTo } from '../../../../runtime/hash.ts';
import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { type Day, dayOf } from '../../../../words/days.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { setRegular } from '../../steps/order-states.ts';
import { orderAgain, repeatOf } from '../../steps/orders.ts';
import { monthsOn } from '../../steps/warranty.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import styles from './orders.module.css';

/** @param good where only this one of the order is repeated */
type Repeated = { order: Order; good?: Good | undefined };

/** The presses that order again what an order holds: now, after a question, or every few months. */
export function AgainButtons({ order, good, isGuest = false }: Repeated & { isGuest?: boolean }) {
  const { data, change, t, today, date, say, lineInWords } = useShop();
  const { everyMonths = 1 } = data.checkout;
  const regular = () => {
    if (isGuest) goTo('orders');
    else change((before) => setRegular(before, order.number, !order.isRegular));
  };
  const next = {
    day: date(nextTime(order.day, everyMonths, dayOf(today))),
    goods: order.lines.map((line) => lineInWords(line)).join(', '),
  };
  return (
    <Row gap={2} className={styles.again}>
      {isGuest ? (
        // Who has ordered is known by the login.
        <Button onClick={() => goTo('orders')}>{t(words.again)}</Button>
      ) : (
        <Again order={order} good={good} />
      )}
      <Button variant="quiet" isPressed={order.isRegular} onClick={regular}>
        {say(words.every, { count: everyMonths })}
      </Button>
      {order.isRegular && <small>{say(words.nextOn, next)}</small>}
    </Row>
  );
}

function Again({ order, good }: Repeated) {
  const { premises, step, t, completeTask, notify, taka, say, lineInWords } = useShop();
  const { lines, total } = repeatOf(premises, order, good?.id);
  const again = () => {
    let number = '';
    const isOrdered = step((now, before) => {
      const after = orderAgain(now, before, order.number, good?.id);
      number = String(after.orders[0]?.number);
      return after;
    });
    if (!isOrdered) return;
    completeTask('repeated');
    notify(say(words.orderedAgain, { number }));
  };
  return (
    <AskFirst
      name={t(words.again)}
      variant="solid"
      question={say(words.againAsk, {
        goods: lines.map((line) => lineInWords(line)).join(', '),
        total: taka(total),
        payment: t(words[order.payment]),
      })}
      yes={words.againNow}
      keep={words.notNow}
      onYes={again}
    />
  );
}

/** The first day after today that is so many months on, once or more, from a day. */
function nextTime(from: Day, months: number, today: Day): Day {
  let times = 1;
  while (monthsOn(from, times * months) <= today) times += 1;
  return monthsOn(from, times * months);
}
