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
  const { data, world, translate, language, screen, money, count, nameOf, businessName } = demo;
  const invoice = [...world.invoices, ...earlierInvoices(data)].find(
    ({ number }) => String(number) === screen[1],
  );
  if (!invoice) {
    return (
      <Panels>
        <Panel title={translate(words.invoice)}>
          <p>{translate(words.noInvoice)}</p>
          <a href={screenHash('orders')}>{translate(words.back)}</a>
        </Panel>
      </Panels>
    );
  }
  const buyer = oneOf(data.buyers, invoice.buyer);
  const { value, vat, total } = totalsOf(data, invoice.lines);
  const title = translate(buyer.paper ? words.exportInvoice : words.invoice);
  return (
    <PrintedSheet
      business={businessName}
      address={`${translate(data.address)} · ${filled(translate(words.bin), { bin: data.bin })}`}
      title={title}
      about={[
        filled(translate(words.invoiceNumber), { number: String(invoice.number) }),
        dayInWords(invoice.day, language, 'year'),
      ].join(' · ')}
      print={translate(words.print)}
      back={{ href: screenHash('orders'), words: translate(words.back) }}
      sign={translate(words.signature)}
    >
      <p>
        {translate(words.soldTo)}: <b>{translate(buyer.name)}</b>, {translate(buyer.place)}
        <br />
        {translate(words.store)}: {nameOf('stores', invoice.store)}
      </p>
      <TableBox
        name={title}
        heads={[
          translate(words.good),
          filled(translate(words.quantity), { unit: translate(data.unit.many) }),
          translate(words.price),
          translate(words.amount),
        ]}
        foot={(
          [
            [translate(words.value), value],
            [filled(translate(words.vat), { rate: perCent(data.vat, language) }), vat],
            [translate(words.total), total],
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
      {buyer.paper && <p>{filled(translate(words.zeroRated), { paper: buyer.paper })}</p>}
    </PrintedSheet>
  );
}
