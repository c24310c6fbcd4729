import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { dayInWords } from '../../words/days.ts';
import { Page, Panel } from './desk/Page.tsx';
import { Sheet } from './desk/Sheet.tsx';
import { TableBox } from './desk/TableBox.tsx';
import { perCent } from './money.ts';
import { earlierInvoices } from './register.ts';
import { totalsOf } from './totals.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import { oneOf } from './world.ts';

/** A tax invoice on a sheet that prints: goods, VAT, and both. */
export function InvoiceSheet() {
  const room = useDesk();
  const { data, world, say, language, today, screen, money, count, nameOf, businessName } = room;
  const invoice = [...world.invoices, ...earlierInvoices(data)].find(
    ({ number }) => String(number) === screen[1],
  );
  if (!invoice) {
    return (
      <Page>
        <Panel title={say(words.invoice)}>
          <p>{say(words.noInvoice)}</p>
          <a href={screenHash('orders')}>{say(words.back)}</a>
        </Panel>
      </Page>
    );
  }
  const buyer = oneOf(data.buyers, invoice.buyer);
  const { value, vat, total } = totalsOf(data, invoice.lines);
  const title = say(buyer.paper ? words.exportInvoice : words.invoice);
  return (
    <Sheet
      business={businessName}
      address={`${say(data.address)} · ${filled(say(words.bin), { bin: data.bin })}`}
      title={title}
      about={[
        filled(say(words.invoiceNumber), { number: String(invoice.number) }),
        dayInWords(invoice.day, today, language, 'year'),
      ].join(' · ')}
      print={say(words.print)}
      back={{ href: screenHash('orders'), words: say(words.back) }}
      sign={say(words.signature)}
    >
      <p>
        {say(words.soldTo)}: <b>{say(buyer.name)}</b>, {say(buyer.place)}
        <br />
        {say(words.store)}: {nameOf('stores', invoice.store)}
      </p>
      <TableBox
        name={title}
        heads={[
          say(words.good),
          filled(say(words.quantity), { unit: say(data.unit) }),
          say(words.price),
          say(words.amount),
        ]}
        foot={(
          [
            [say(words.value), value],
            [filled(say(words.vat), { rate: perCent(data.vat, language) }), vat],
            [say(words.total), total],
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
      {buyer.paper && <p>{filled(say(words.zeroRated), { paper: buyer.paper })}</p>}
    </Sheet>
  );
}
