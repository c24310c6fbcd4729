import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import type { FieldDesk } from '../data.ts';
import { words } from '../words/words.ts';
import type { Quotation } from '../world.ts';
import { useQuotationParts } from './QuotationCard.tsx';
import { useDesk } from './useDesk.ts';

/** A quotation on a sheet that prints. */
export function QuotationSheet({ desk }: { desk: FieldDesk }) {
  const { world, t, screen } = useDesk();
  const quotation = world.quotations.find(({ number }) => String(number) === screen[1]);
  if (quotation) return <QuotationPaper desk={desk} quotation={quotation} />;
  return (
    <Panels>
      <Panel title={t(words.quotation)}>
        <p>{t(words.noQuotation)}</p>
        <a href={screenHash('quotations')}>{t(words.back)}</a>
      </Panel>
    </Panels>
  );
}

function QuotationPaper({ desk, quotation }: { desk: FieldDesk; quotation: Quotation }) {
  const { data, world, t, money, nameOf, businessName, date, say } = useDesk();
  const { price, off, buyerPays, paid } = useQuotationParts(desk, quotation);
  const lead = oneOf(world.leads, quotation.lead);
  const day = date(quotation.day, 'year');
  const number = say(words.quotationNumber, { number: String(quotation.number) });
  return (
    <PrintedSheet
      business={businessName}
      address={t(data.address)}
      title={t(words.quotation)}
      about={`${number} · ${day}`}
      print={t(words.print)}
      back={{ href: screenHash('quotations'), words: t(words.back) }}
      sign={nameOf('people', quotation.by)}
    >
      <p>
        {t(words.to)}: <b>{t(lead.name)}</b>, {lead.area && `${nameOf('areas', lead.area)}, `}
        {lead.phone}
      </p>
      <TableBox
        name={t(words.quotation)}
        heads={[t(words.part), t(words.amount)]}
        foot={
          <>
            <tr>
              <th scope="row">{t(words.buyerPays)}</th>
              <td>{money(buyerPays)}</td>
            </tr>
            {paid.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{say(words.ofWhich, { part: name })}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </>
        }
      >
        <tr>
          <th scope="row">
            {t(oneOf(desk.machines, quotation.machine).name)}, {t(words.price)}
          </th>
          <td>{money(price)}</td>
        </tr>
        {off.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>−{money(amount)}</td>
          </tr>
        ))}
      </TableBox>
    </PrintedSheet>
  );
}
