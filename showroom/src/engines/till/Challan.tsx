import type { SubmitEvent } from 'react';
import { screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { timeInWords } from '../../words/clock.ts';
import { dayInWords } from '../../words/days.ts';
import { customerOf, itemOf, nameOf } from './goods.ts';
import { Icon } from './Icon.tsx';
import office from './Office.module.css';
import { setReceiver } from './office.ts';
import { quantityText } from './quantity.ts';
import styles from './Receipt.module.css';
import { useTill } from './room.ts';
import type { Sale } from './sold.ts';
import { useSteps } from './useSteps.ts';
import { words } from './words.ts';

/** What goes with the lorry: the goods without their prices, to be signed at the site. */
export function Challan({ sale }: { sale: Sale }) {
  const { data, say, language, today, reach, businessName } = useTill();
  const { step } = useSteps();
  const customer = customerOf(data, sale.customer);
  const site = customer?.sites.find(({ id }) => id === sale.site);
  const print = () => {
    reach('sent');
    globalThis.print();
  };
  const receive = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('receiver'));
    step((till, before) => setReceiver(till, before, sale.number, name));
  };
  return (
    <>
      <h2 className="visually-hidden">
        {say(words.challan)} {sale.challan}
      </h2>
      <div className={office.actions}>
        <Button onClick={print}>
          <Icon of="print" />
          {say(words.print)}
        </Button>
        <a href={screenHash('receipts', sale.number)}>
          {say(words.receipt)} {sale.number}
        </a>
        <a href={screenHash('challans')}>{say(words.challans)}</a>
      </div>
      <article className={styles.receipt} aria-label={`${say(words.challan)} ${sale.challan}`}>
        <header>
          <p className={styles.name}>{businessName}</p>
          <p>{say(data.address)}</p>
          <p>{data.phone}</p>
        </header>
        <p className={styles.split}>
          <b>
            {say(words.challan)} {sale.challan}
          </b>
          <span>
            {dayInWords(sale.day, today, language, 'year')}, {timeInWords(sale.minutes, language)}
          </span>
        </p>
        <p>
          {say(customer?.name ?? '')}
          <br />
          {say(words.site)}: {say(site?.name ?? '')}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(words.goods)}</th>
              <th scope="col">{say(words.howMuch)}</th>
            </tr>
          </thead>
          <tbody>
            {sale.lines.map(({ item: id, quantity }) => {
              const item = itemOf(data, id);
              return (
                <tr key={id}>
                  <th scope="row">{nameOf(item, say)}</th>
                  <td>{quantityText(quantity, item.good, language)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p>{say(words.noPrices)}</p>
        <p>
          {say(words.receivedBy)} {sale.receiver || '…………………………'}
        </p>
      </article>
      {sale.receiver === '' && (
        <form className={office.form} onSubmit={receive} noValidate>
          <Field label={say(words.receiverLabel)} name="receiver" />
          <Button type="submit" variant="quiet">
            {say(words.received)}
          </Button>
        </form>
      )}
    </>
  );
}
