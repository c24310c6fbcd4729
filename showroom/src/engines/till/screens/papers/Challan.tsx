import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setReceiver } from '../../steps/office.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import office from '../Office.module.css';
import styles from './Receipt.module.css';

/** What goes with the lorry: the goods without their prices, to be signed at the site. */
export function Challan({ sale }: { sale: Sale }) {
  const { data, t, completeTask, businessName, act, date, clock, quantity } = useTill();
  const customer = customerOf(data, sale.customer);
  const site = customer?.sites.find(({ id }) => id === sale.site);
  const title = `${t(words.challan)} ${sale.challan}`;
  const print = () => {
    completeTask('sent');
    globalThis.print();
  };
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <div className={office.actions}>
        <Button onClick={print}>
          <Icon of="print" />
          {t(words.print)}
        </Button>
        <a href={screenHash('receipts', sale.number)}>
          {t(words.receipt)} {sale.number}
        </a>
        <a href={screenHash('challans')}>{t(words.challans)}</a>
      </div>
      <article className={styles.receipt} aria-label={title}>
        <header>
          <p className={styles.name}>{businessName}</p>
          <p>{t(data.address)}</p>
          <p>{data.phone}</p>
        </header>
        <Row as="p" isApart gap={0}>
          <b>{title}</b>
          <span>
            {date(sale.day, 'year')}, {clock(sale.minutes)}
          </span>
        </Row>
        <p>
          {t(customer?.name ?? '')}
          <br />
          {t(words.site)}: {t(site?.name ?? '')}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.goods)}</th>
              <th scope="col">{t(words.howMuch)}</th>
            </tr>
          </thead>
          <tbody>
            {sale.lines.map((line) => {
              const item = itemOf(data, line.item);
              return (
                <tr key={item.id}>
                  <th scope="row">{nameOf(item, t)}</th>
                  <td>{quantity(line.quantity, item.good)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{t(words.noPrices)}</p>
        <p>
          {t(words.receivedBy)} {sale.receiver ?? '…………………………'}
        </p>
      </article>
      {sale.receiver === null && (
        <Entry
          className={office.form}
          send={(typed) => act(setReceiver, sale.number, String(typed.get('receiver')))}
        >
          <Field label={t(words.receiverLabel)} name="receiver" />
          <Button type="submit" variant="quiet">
            {t(words.received)}
          </Button>
        </Entry>
      )}
    </>
  );
}
