import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Records } from '../../../ui/Records.tsx';
import { useDesk } from '../engine.ts';
import { boundOf, dueOf, isOpen } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import { NewOrder } from './NewOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
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
