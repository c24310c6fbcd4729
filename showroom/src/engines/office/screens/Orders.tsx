import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { isOpen } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import { Buyers } from './Buyers.tsx';
import { NewOrder } from './NewOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Payments } from './Payments.tsx';
import { useDesk } from './useDesk.ts';

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
