import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { deliver } from '../steps/delivery.ts';
import { decide } from '../steps/orders.ts';
import { orderTotal } from '../totals.ts';
import { counted } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Order } from '../world.ts';
import styles from './Orders.module.css';
import { useDesk } from './useDesk.ts';

/** An order that is under way, with what can be done with it next. */
export function OrderCard({ order }: { order: Order }) {
  const { data, t, language, money, step, completeTask, nameOf, act, say } = useDesk();
  const { number, state, buyer, store, lines, by, approver } = order;
  const name = say(words.order, { number: String(number) });
  const settle = (next: 'approved' | 'refused') => {
    const isDone = act(decide, number, next);
    if (isDone && next === 'approved') completeTask('approved');
    // The buttons that were pressed are gone; the card takes the focus.
    if (isDone) document.getElementById(`order-${number}`)?.focus();
  };
  const send = () => {
    let invoice = 0;
    const isDone = step((premises, before) => {
      invoice = before.nextInvoice;
      return deliver(premises, before, number);
    });
    if (!isDone) return;
    completeTask('delivered');
    goTo('invoice', String(invoice));
  };
  return (
    <li className={styles.order} data-state={state} id={`order-${number}`} tabIndex={-1}>
      <p className={styles.head}>
        <b>
          {name}: {nameOf('buyers', buyer)}
        </b>
        <b>{money(orderTotal(data, order))}</b>
      </p>
      <p>
        {lines
          .map(
            ({ good, quantity }) =>
              `${nameOf('goods', good)}, ${counted(quantity, data.unit, language)}`,
          )
          .join(' · ')}
      </p>
      <small>
        {[
          t(words[state]),
          nameOf('stores', store),
          say(words.writtenBy, { name: nameOf('people', by) }),
          ...(approver ? [say(words.approvedBy, { name: nameOf('people', approver) })] : []),
        ].join(' · ')}
      </small>
      <div className={styles.steps}>
        {state === 'waiting' ? (
          <>
            <Button label={`${t(words.approve)}: ${name}`} onClick={() => settle('approved')}>
              {t(words.approve)}
            </Button>
            <Button
              variant="quiet"
              label={`${t(words.refuse)}: ${name}`}
              onClick={() => settle('refused')}
            >
              {t(words.refuse)}
            </Button>
          </>
        ) : (
          <Button label={`${t(words.deliver)}: ${name}`} onClick={send}>
            {t(words.deliver)}
          </Button>
        )}
      </div>
    </li>
  );
}
