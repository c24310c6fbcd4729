import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { Records } from '../../../ui/Records.tsx';
import { useDesk } from '../engine.ts';
import { totalsOf } from '../steps/dues.ts';
import { earlierInvoices } from '../steps/vat-return.ts';
import { perCent } from '../words/money.ts';
import { words } from '../words/words.ts';

/** A tax invoice on a sheet that prints: goods, VAT, and both. */
export function InvoiceSheet() {
  const { data, world, t, language, screen, money, num, nameOf, date, say } = useDesk();
  const invoice = [...world.invoices, ...earlierInvoices(data)].find(
    ({ number }) => String(number) === screen[1],
  );
  if (!invoice) {
    return (
      <Panels>
        <Panel title={t(words.invoice)}>
          <p>{t(words.noInvoice)}</p>
          <a href={screenHash('orders')}>{t(words.back)}</a>
        </Panel>
      </Panels>
    );
  }
  const buyer = oneOf(data.buyers, invoice.buyer);
  const { value, vat, total } = totalsOf(data, invoice.lines);
  const title = t(buyer.paper ? words.exportInvoice : words.invoice);
  const number = say(words.invoiceNumber, { number: String(invoice.number) });
  return (
    <Paper
      lines={
        <p>
          {t(data.address)} · {say(words.bin, { bin: data.bin })}
        </p>
      }
      title={
        <>
          <h2>{title}</h2>
          <p>
            {number} · {date(invoice.day, 'year')}
          </p>
        </>
      }
      ways={{ href: screenHash('orders'), back: t(words.back) }}
      signs={[t(words.signature)]}
    >
      <p>
        {t(words.soldTo)}: <b>{t(buyer.name)}</b>, {t(buyer.place)}
        <br />
        {t(words.store)}: {nameOf(data.stores, invoice.store)}
      </p>
      <Records
        name={title}
        rows={invoice.lines}
        keyOf={({ good }) => good}
        columns={[
          [t(words.good), ({ good }) => nameOf(data.goods, good)],
          [say(words.quantity, { unit: t(data.unit.many) }), ({ quantity }) => num(quantity)],
          [t(words.price), ({ price }) => money(price)],
          [t(words.amount), ({ quantity, price }) => money(quantity * price)],
        ]}
        sums={[
          [t(words.value), money(value)],
          [say(words.vat, { rate: perCent(data.vat, language) }), money(vat)],
          [t(words.total), money(total)],
        ]}
      />
      {buyer.paper && <p>{say(words.zeroRated, { paper: buyer.paper })}</p>}
    </Paper>
  );
}
