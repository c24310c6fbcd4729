import { Actions } from '../../../ledger/Actions.tsx';
import { goTo, screenHash } from '../../../runtime/hash.ts';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Records } from '../../../ui/Records.tsx';
import { useDesk } from '../engine.ts';
import { boundOf, dueOf, isOpen, orderTotal } from '../steps/dues.ts';
import { decide, deliver } from '../steps/orders.ts';
import { words } from '../words/words.ts';
import type { Order } from '../world-schema.ts';
import { NewOrder } from './NewOrder.tsx';
import { Payments } from './Payments.tsx';

/** Orders from being written to their invoice, and what each buyer may still take. */
export function Orders() {
  const { data, world, t, nameOf, say } = useDesk();
  const open = world.orders.filter(isOpen);
  return (
    <Panels>
      <Panel title={t(words.toApprove)}>
        {open.length === 0 && <p>{t(words.noOrders)}</p>}
        <Stack as="ul">
          {open.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </Stack>
        {world.invoices.length > 0 && (
          <>
            <h3>{t(words.issued)}</h3>
            <ul>
              {world.invoices.map(({ number, buyer }) => (
                <li key={number}>
                  <LinkButton variant="text" href={screenHash('invoice', String(number))}>
                    {`${say(words.invoiceNumber, { number: String(number) })}, ${nameOf(data.buyers, buyer)}`}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      <Panel title={t(words.newOrder)}>
        <NewOrder />
      </Panel>
      <Buyers />
      <Payments />
    </Panels>
  );
}

/** Every buyer with the limit, what is owed under it, and what is free. */
function Buyers() {
  const { data, world, t, money, say } = useDesk();
  const isByPaper = data.buyers.some(({ paper }) => paper !== undefined);
  const title = t(isByPaper ? words.papers : words.dealerDues);
  const rows = data.buyers.map((buyer) => ({ ...buyer, bound: boundOf(data, world, buyer.id) }));
  return (
    <Panel title={title} isWide={isByPaper}>
      <Records
        name={title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          [
            t(isByPaper ? words.knitter : words.dealer),
            ({ name, place, paper, bound, limit }) => (
              <>
                {t(name)}
                <small>
                  {t(place)}
                  {paper && ` · ${say(words.paper, { number: paper })}`}
                </small>
                <Progress value={bound} of={limit} name={t(name)} />
              </>
            ),
          ],
          [t(isByPaper ? words.paperValue : words.limit), ({ limit }) => money(limit)],
          [t(isByPaper ? words.drawn : words.due), ({ id }) => money(dueOf(data, world, id))],
          [t(words.free), ({ limit, bound }) => <b>{money(Math.max(0, limit - bound))}</b>],
        ]}
      />
    </Panel>
  );
}

/** An order that is under way, with what can be done with it next. */
function OrderCard({ order }: { order: Order }) {
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
            : [
                [t(words.deliver), send],
                [t(words.withdraw), () => settle('refused')],
              ]
        }
      />
    </DeskCard>
  );
}
