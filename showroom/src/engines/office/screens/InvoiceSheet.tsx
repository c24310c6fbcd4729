import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords } from '../../../words/days.ts';
import { earlierInvoices } from '../steps/vat-return.ts';
import { totalsOf } from '../totals.ts';
import { perCent } from '../words/money.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** A tax invoice on a sheet that prints: goods, VAT, and both. */
export function InvoiceSheet() {
  const demo = useDesk();
  const { data, world, t, language, screen, money, count, nameOf, businessName } = demo;
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
  return (
    <PrintedSheet
      business={businessName}
      address={`${t(data.address)} · ${filled(t(words.bin), { bin: data.bin })}`}
      title={title}
      about={[
        filled(t(words.invoiceNumber), { number: String(invoice.number) }),
        dayInWords(invoice.day, language, 'year'),
      ].join(' · ')}
      print={t(words.print)}
      back={{ href: screenHash('orders'), words: t(words.back) }}
      sign={t(words.signature)}
    >
      <p>
        {t(words.soldTo)}: <b>{t(buyer.name)}</b>, {t(buyer.place)}
        <br />
        {t(words.store)}: {nameOf('stores', invoice.store)}
      </p>
      <TableBox
        name={title}
        heads={[
          t(words.good),
          filled(t(words.quantity), { unit: t(data.unit.many) }),
          t(words.price),
          t(words.amount),
        ]}
        foot={(
          [
            [t(words.value), value],
            [filled(t(words.vat), { rate: perCent(data.vat, language) }), vat],
            [t(words.total), total],
          ] as const
        ).map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      >
        {invoice.lines.map(({ good, quantity, price }) => (
          <tr key={good}>
            <th scope="row">{nameOf('goods', good)}</th>
            <td>{count(quantity)}</td>
            <td>{money(price)}</td>
            <td>{money(quantity * price)}</td>
          </tr>
        ))}
      </TableBox>
      {buyer.paper && <p>{filled(t(words.zeroRated), { paper: buyer.paper })}</p>}
    </PrintedSheet>
  );
}
