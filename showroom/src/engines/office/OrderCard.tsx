import { filled } from '../../frame/words.ts';
import { goTo } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { deliver } from './delivery.ts';
import styles from './Orders.module.css';
import { decide } from './orders.ts';
import { orderTotal } from './totals.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import type { Order } from './world.ts';

/** An order that is under way, with what can be done with it next. */
export function OrderCard({ order }: { order: Order }) {
  const { data, translate, money, count, act, completeTask, nameOf } = useDesk();
  const { number, state, buyer, store, lines, by, approver } = order;
  const name = filled(translate(words.order), { number: String(number) });
  const settle = (next: 'approved' | 'refused') => {
    const isDone = act((before, office) => decide(before, office, number, next));
    if (isDone && next === 'approved') completeTask('approved');
    // The buttons that were pressed are gone; the card takes the focus.
    if (isDone) document.getElementById(`order-${number}`)?.focus();
  };
  const send = () => {
    let invoice = 0;
    const isDone = act((before, office) => {
      invoice = before.nextInvoice;
      return deliver(before, office, number);
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
              `${nameOf('goods', good)}, ${count(quantity)} ${translate(data.unit)}`,
          )
          .join(' · ')}
      </p>
      <small>
        {[
          translate(words[state]),
          nameOf('stores', store),
          filled(translate(words.writtenBy), { name: nameOf('people', by) }),
          ...(approver
            ? [filled(translate(words.approvedBy), { name: nameOf('people', approver) })]
            : []),
        ].join(' · ')}
      </small>
      <div className={styles.steps}>
        {state === 'waiting' ? (
          <>
            <Button
              label={`${translate(words.approve)}: ${name}`}
              onClick={() => settle('approved')}
            >
              {translate(words.approve)}
            </Button>
            <Button
              variant="quiet"
              label={`${translate(words.refuse)}: ${name}`}
              onClick={() => settle('refused')}
            >
              {translate(words.refuse)}
            </Button>
          </>
        ) : (
          <Button label={`${translate(words.deliver)}: ${name}`} onClick={send}>
            {translate(words.deliver)}
          </Button>
        )}
      </div>
    </li>
  );
}
