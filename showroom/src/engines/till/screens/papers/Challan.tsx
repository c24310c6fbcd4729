import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setReceiver } from '../../steps/office.ts';
import { quantityText } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import office from '../Office.module.css';
import styles from './Receipt.module.css';

/** What goes with the lorry: the goods without their prices, to be signed at the site. */
export function Challan({ sale }: { sale: Sale }) {
  const { data, t, language, completeTask, businessName, act, date, clock } = useTill();
  const customer = customerOf(data, sale.customer);
  const site = customer?.sites.find(({ id }) => id === sale.site);
  const print = () => {
    completeTask('sent');
    globalThis.print();
  };
  const receive = (typed: FormData) => {
    const name = String(typed.get('receiver'));
    act(setReceiver, sale.number, name);
  };
  return (
    <>
      <h2 className="visually-hidden">
        {t(words.challan)} {sale.challan}
      </h2>
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
      <article className={styles.receipt} aria-label={`${t(words.challan)} ${sale.challan}`}>
        <header>
          <p className={styles.name}>{businessName}</p>
          <p>{t(data.address)}</p>
          <p>{data.phone}</p>
        </header>
        <p className={styles.split}>
          <b>
            {t(words.challan)} {sale.challan}
          </b>
          <span>
            {date(sale.day, 'year')}, {clock(sale.minutes)}
          </span>
        </p>
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
            {sale.lines.map(({ item: id, quantity }) => {
              const item = itemOf(data, id);
              return (
                <tr key={id}>
                  <th scope="row">{nameOf(item, t)}</th>
                  <td>{quantityText(quantity, item.good, language)}</td>
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
        <Entry className={office.form} send={receive}>
          <Field label={t(words.receiverLabel)} name="receiver" />
          <Button type="submit" variant="quiet">
            {t(words.received)}
          </Button>
        </Entry>
      )}
    </>
  );
}
