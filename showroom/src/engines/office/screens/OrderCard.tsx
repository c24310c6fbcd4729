import { Actions } from '../../../ledger/Actions.tsx';
import { goTo } from '../../../runtime/hash.ts';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { Note } from '../../../ui/layout.tsx';
import { useDesk } from '../engine.ts';
import { orderTotal } from '../steps/dues.ts';
import { decide, deliver } from '../steps/orders.ts';
import { words } from '../words/words.ts';
import type { Order } from '../world-schema.ts';

/** An order that is under way, with what can be done with it next. */
export function OrderCard({ order }: { order: Order }) {
  const { data, world, t, money, counted, completeTask, nameOf, act, say } = useDesk();
  const { number, state, buyer, store, lines, by, approver } = order;
  const name = say(words.order, { number: String(number) });
  const id = `order-${number}`;
  const settle = (next: 'approved' | 'refused') => {
    if (!act(decide, number, next)) return;
    if (next === 'approved') completeTask('approved');
    // The buttons that were pressed are gone; the card takes the focus.
    document.getElementById(id)?.focus();
  };
  const send = () => {
    if (!act(deliver, number)) return;
    completeTask('delivered');
    goTo('invoice', String(world.nextInvoice));
  };
  return (
    <DeskCard
      name={`${name}: ${nameOf(data.buyers, buyer)}`}
      sum={money(orderTotal(data, order))}
      isWaiting={state === 'waiting'}
      id={id}
    >
      <p>
        {lines
          .map(({ good, quantity }) => `${nameOf(data.goods, good)}, ${counted(quantity)}`)
          .join(' · ')}
      </p>
      <Note>
        {[
          t(words[state]),
          nameOf(data.stores, store),
          say(words.writtenBy, { name: nameOf(data.people, by) }),
          ...(approver ? [say(words.approvedBy, { name: nameOf(data.people, approver) })] : []),
        ].join(' · ')}
      </Note>
      <Actions
        name={name}
        actions={
          state === 'waiting'
            ? [
                [t(words.approve), () => settle('approved')],
                [t(words.refuse), () => settle('refused')],
              ]
            : [[t(words.deliver), send]]
        }
      />
    </DeskCard>
  );
}
