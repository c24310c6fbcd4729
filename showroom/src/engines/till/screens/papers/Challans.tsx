import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid, Note, Row, Stack } from '../../../../ui/layout.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { customerOf, itemOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { setReceiver } from '../../steps/office.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';
import { Icon } from '../Marks.tsx';
import styles from '../Office.module.css';

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
        {challans.map(({ number, challan, customer, site, day, receiver, isCancelled }) => {
          const buyer = customerOf(data, customer);
          return (
            <Stack as="li" gap={2} key={number} className={styles.card}>
              <h3>
                <a href={screenHash('challans', number)}>
                  {t(words.challan)} {challan}
                </a>
              </h3>
              <p>{t(buyer?.name ?? '')}</p>
              <p>{t(buyer?.sites.find(({ id }) => id === site)?.name ?? '')}</p>
              <Note>
                {when(day)} ·{' '}
                {isCancelled
                  ? t(words.cancelled)
                  : receiver === null
                    ? t(words.onItsWay)
                    : `${t(words.receivedBy)} ${receiver}`}
              </Note>
            </Stack>
          );
        })}
      </Grid>
    </>
  );
}

/** What goes with the lorry: the goods without their prices, to be signed at the site. */
function Challan({ sale }: { sale: Sale }) {
  const { data, t, completeTask, act, date, clock, nameOf, quantity } = useTill();
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
      <Row gap={2} data-unprinted>
        <Button onClick={print}>
          <Icon of="print" />
          {t(words.print)}
        </Button>
        <a href={screenHash('receipts', sale.number)}>
          {t(words.receipt)} {sale.number}
        </a>
        <a href={screenHash('challans')}>{t(words.challans)}</a>
      </Row>
      <Paper
        kind="slip"
        aria-label={title}
        lines={
          <>
            <p>{t(data.address)}</p>
            <p>{data.phone}</p>
            {sale.isCancelled && (
              <p>
                <b>{t(words.cancelled)}</b>
              </p>
            )}
          </>
        }
      >
        <Sums
          rows={[[<b key="title">{title}</b>, `${date(sale.day, 'year')}, ${clock(sale.minutes)}`]]}
        />
        <p>
          {t(customer?.name ?? '')}
          <br />
          {t(words.site)}: {t(site?.name ?? '')}
        </p>
        <Sums
          className={styles.sent}
          rows={[
            [t(words.goods), t(words.howMuch), 'head'],
            ...sale.lines.map((line) => {
              const item = itemOf(data, line.item);
              return [nameOf(item), quantity(line.quantity, item.good)] as const;
            }),
          ]}
        />
        <p>{t(words.noPrices)}</p>
        <p>
          {t(words.receivedBy)} {sale.receiver ?? '…………………………'}
        </p>
      </Paper>
      {sale.receiver === null && !sale.isCancelled && (
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
