import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords } from '../../../../words/days.ts';
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
  const { data, translate, language, completeTask, businessName, step } = useTill();
  const customer = customerOf(data, sale.customer);
  const site = customer?.sites.find(({ id }) => id === sale.site);
  const print = () => {
    completeTask('sent');
    globalThis.print();
  };
  const receive = (typed: FormData) => {
    const name = String(typed.get('receiver'));
    step((premises, before) => setReceiver(premises, before, sale.number, name));
  };
  return (
    <>
      <h2 className="visually-hidden">
        {translate(words.challan)} {sale.challan}
      </h2>
      <div className={office.actions}>
        <Button onClick={print}>
          <Icon of="print" />
          {translate(words.print)}
        </Button>
        <a href={screenHash('receipts', sale.number)}>
          {translate(words.receipt)} {sale.number}
        </a>
        <a href={screenHash('challans')}>{translate(words.challans)}</a>
      </div>
      <article
        className={styles.receipt}
        aria-label={`${translate(words.challan)} ${sale.challan}`}
      >
        <header>
          <p className={styles.name}>{businessName}</p>
          <p>{translate(data.address)}</p>
          <p>{data.phone}</p>
        </header>
        <p className={styles.split}>
          <b>
            {translate(words.challan)} {sale.challan}
          </b>
          <span>
            {dayInWords(sale.day, language, 'year')}, {timeInWords(sale.minutes, language)}
          </span>
        </p>
        <p>
          {translate(customer?.name ?? '')}
          <br />
          {translate(words.site)}: {translate(site?.name ?? '')}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate(words.goods)}</th>
              <th scope="col">{translate(words.howMuch)}</th>
            </tr>
          </thead>
          <tbody>
            {sale.lines.map(({ item: id, quantity }) => {
              const item = itemOf(data, id);
              return (
                <tr key={id}>
                  <th scope="row">{nameOf(item, translate)}</th>
                  <td>{quantityText(quantity, item.good, language)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{translate(words.noPrices)}</p>
        <p>
          {translate(words.receivedBy)} {sale.receiver ?? '…………………………'}
        </p>
      </article>
      {sale.receiver === null && (
        <Entry className={office.form} send={receive}>
          <Field label={translate(words.receiverLabel)} name="receiver" />
          <Button type="submit" variant="quiet">
            {translate(words.received)}
          </Button>
        </Entry>
      )}
    </>
  );
}
