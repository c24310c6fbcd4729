import { screenHash } from '../../../runtime/hash.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { isOpen } from '../steps/dues.ts';
import { words } from '../words/words.ts';
import { Buyers } from './Buyers.tsx';
import { NewOrder } from './NewOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './Orders.module.css';
import { Payments } from './Payments.tsx';
import { useDesk } from './useDesk.ts';

/** Orders from being written to their invoice, and what each buyer may still take. */
export function Orders() {
  const { world, t } = useDesk();
  const open = world.orders.filter(isOpen);
  return (
    <Panels>
      <Panel title={t(words.toApprove)}>
        {open.length === 0 && <p>{t(words.noOrders)}</p>}
        <ul className={styles.orders}>
          {open.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </ul>
        <Issued />
      </Panel>
      <Panel title={t(words.newOrder)}>
        <NewOrder />
      </Panel>
      <Buyers />
      <Payments />
    </Panels>
  );
}

/** The invoices of today, each a sheet that prints. */
function Issued() {
  const { world, t, nameOf, say } = useDesk();
  if (world.invoices.length === 0) return null;
  return (
    <>
      <h3>{t(words.issued)}</h3>
      <ul>
        {world.invoices.map(({ number, buyer }) => (
          <li key={number}>
            <a className={styles.link} href={screenHash('invoice', String(number))}>
              {say(words.invoiceNumber, { number: String(number) })}, {nameOf('buyers', buyer)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
