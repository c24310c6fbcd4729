import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid, Note } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setReceiver } from '../../steps/office.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import office from '../Office.module.css';
import styles from './Receipt.module.css';

/** The challans that went to sites, or the one of the receipt that the address names. */
export function Challans() {
  const { data, world, t, screen, when } = useTill();
  const challans = world.sales.filter(({ challan }) => challan !== null);
  const sale = challans.find(({ number }) => number === screen[1]);
  if (sale) return <Challan sale={sale} />;
  return (
    <>
      <h2>{t(words.challans)}</h2>
      {challans.length === 0 && <p>{t(words.noChallans)}</p>}
      <Grid as="ul" column="large">
        {challans.map(({ number, challan, customer, site, day, receiver }) => {
          const buyer = customerOf(data, customer);
          return (
            <li key={number} className={office.card}>
              <h3>
                <a href={screenHash('challans', number)}>
                  {t(words.challan)} {challan}
                </a>
              </h3>
              <p>{t(buyer?.name ?? '')}</p>
              <p>{t(buyer?.sites.find(({ id }) => id === site)?.name ?? '')}</p>
              <Note>
                {when(day)} ·{' '}
                {receiver === null ? t(words.onItsWay) : `${t(words.receivedBy)} ${receiver}`}
              </Note>
            </li>
          );
        })}
      </Grid>
    </>
  );
}

/** What goes with the lorry: the goods without their prices, to be signed at the site. */
function Challan({ sale }: { sale: Sale }) {
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
        <Sums
          rows={[[<b key="title">{title}</b>, `${date(sale.day, 'year')}, ${clock(sale.minutes)}`]]}
        />
        <p>
          {t(customer?.name ?? '')}
          <br />
          {t(words.site)}: {t(site?.name ?? '')}
        </p>
        <Sums
          className={styles.goods}
          rows={[
            [t(words.goods), t(words.howMuch), 'head'],
            ...sale.lines.map((line) => {
              const item = itemOf(data, line.item);
              return [nameOf(item, t), quantity(line.quantity, item.good)] as const;
            }),
          ]}
        />
        <p>{t(words.noPrices)}</p>
        <p>
          {t(words.receivedBy)} {sale.receiver ?? '…………………………'}
        </p>
      </article>
      {sale.receiver === null && (
        <Form
          action={t(words.received)}
          send={(typed) => act(setReceiver, sale.number, typed('receiver'))}
        >
          <Field label={t(words.receiverLabel)} name="receiver" />
        </Form>
      )}
    </>
  );
}
