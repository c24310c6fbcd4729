import { goTo } from '../../../../runtime/hash.ts';
import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { dateOf, dayOf } from '../../../../words/days.ts';
import { type Good, goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { setRegular } from '../../steps/order-states.ts';
import { orderAgain, repeatOf } from '../../steps/orders.ts';
import { words } from '../../words/words.ts';
import type { Order } from '../../world.ts';
import { monthsOn } from '../months.ts';
import { lineInWords } from '../units.ts';
import styles from './AgainButtons.module.css';

/**
 * The presses that order again what an order holds: now, after a question, or every few months.
 * @param good where only this one of the order is repeated
 */
export function AgainButtons({
  order,
  good,
  isGuest = false,
}: {
  order: Order;
  good?: Good;
  isGuest?: boolean;
}) {
  const {
    data,
    premises,
    step,
    change,
    t,
    language,
    completeTask,
    today,
    notify,
    taka,
    num,
    date,
    say,
  } = useShop();
  const { everyMonths = 1 } = data.checkout;
  const { lines, total } = repeatOf(premises, order, good?.id);
  const inWords = (all: Order['lines']) =>
    all
      .map((line) => {
        const held = goodOf(data, line.good);
        return lineInWords(held, line.count, t(held.name), language);
      })
      .join(', ');
  const again = () => {
    let number = 0;
    const isOrdered = step((now, before) => {
      const after = orderAgain(now, before, order.number, good?.id);
      number = after.orders[0]?.number ?? 0;
      return after;
    });
    if (!isOrdered) return;
    completeTask('repeated');
    notify(say(words.orderedAgain, { number: String(number) }));
  };
  const regular = () => {
    if (isGuest) goTo('orders');
    else change((before) => setRegular(before, order.number, !order.isRegular));
  };
  const next = nextTime(dateOf(order.day), everyMonths, today);
  return (
    <div className={styles.again}>
      {isGuest ? (
        // Who has ordered is known by the login.
        <Button onClick={() => goTo('orders')}>{t(words.again)}</Button>
      ) : (
        <AskFirst
          name={t(words.again)}
          variant="solid"
          question={say(words.againAsk, {
            goods: inWords(lines),
            total: taka(total),
            payment: t(words[order.payment]),
          })}
          yes={t(words.againNow)}
          keep={t(words.notNow)}
          onYes={again}
        />
      )}
      <Button variant="quiet" isPressed={order.isRegular} onClick={regular}>
        {say(words.every, { count: num(everyMonths) })}
      </Button>
      {order.isRegular && (
        <small>
          {say(words.nextOn, {
            day: date(dayOf(next)),
            goods: inWords(order.lines),
          })}
        </small>
      )}
    </div>
  );
}

/** The first day after today that is so many months on, once or more, from a day. */
function nextTime(from: Date, months: number, today: Date): Date {
  let times = 1;
  while (monthsOn(from, times * months) <= today) times += 1;
  return monthsOn(from, times * months);
}
