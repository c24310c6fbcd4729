import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { Note, Row } from '../../../ui/layout.tsx';
import { decide, deliver } from '../steps/orders.ts';
import { orderTotal } from '../totals.ts';
import { words } from '../words/words.ts';
import type { Order } from '../world.ts';
import { useDesk } from './useDesk.ts';

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
  const steps = {
    approve: () => settle('approved'),
    refuse: () => settle('refused'),
    deliver: send,
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
      <Row gap={2}>
        {(state === 'waiting' ? (['approve', 'refuse'] as const) : (['deliver'] as const)).map(
          (step) => (
            <Button
              key={step}
              variant={step === 'refuse' ? 'quiet' : 'solid'}
              label={`${t(words[step])}: ${name}`}
              onClick={steps[step]}
            >
              {t(words[step])}
            </Button>
          ),
        )}
      </Row>
    </DeskCard>
  );
}
