import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { PrintedSheet } from '../../../ui/PrintedSheet.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords } from '../../../words/days.ts';
import type { FieldDesk } from '../data.ts';
import { words } from '../words/words.ts';
import type { Quotation } from '../world.ts';
import { useQuotationParts } from './QuotationCard.tsx';
import { useDesk } from './useDesk.ts';

/** A quotation on a sheet that prints. */
export function QuotationSheet({ desk }: { desk: FieldDesk }) {
  const { world, translate, screen } = useDesk();
  const quotation = world.quotations.find(({ number }) => String(number) === screen[1]);
  if (quotation) return <QuotationPaper desk={desk} quotation={quotation} />;
  return (
    <Panels>
      <Panel title={translate(words.quotation)}>
        <p>{translate(words.noQuotation)}</p>
        <a href={screenHash('quotations')}>{translate(words.back)}</a>
      </Panel>
    </Panels>
  );
}

function QuotationPaper({ desk, quotation }: { desk: FieldDesk; quotation: Quotation }) {
  const { data, world, translate, language, money, nameOf, businessName } = useDesk();
  const { price, off, buyerPays, paid } = useQuotationParts(desk, quotation);
  const lead = oneOf(world.leads, quotation.lead);
  const day = dayInWords(quotation.day, language, 'year');
  const number = filled(translate(words.quotationNumber), { number: String(quotation.number) });
  return (
    <PrintedSheet
      business={businessName}
      address={translate(data.address)}
      title={translate(words.quotation)}
      about={`${number} · ${day}`}
      print={translate(words.print)}
      back={{ href: screenHash('quotations'), words: translate(words.back) }}
      sign={nameOf('people', quotation.by)}
    >
      <p>
        {translate(words.to)}: <b>{translate(lead.name)}</b>,{' '}
        {lead.area && `${nameOf('areas', lead.area)}, `}
        {lead.phone}
      </p>
      <TableBox
        name={translate(words.quotation)}
        heads={[translate(words.part), translate(words.amount)]}
        foot={
          <>
            <tr>
              <th scope="row">{translate(words.buyerPays)}</th>
              <td>{money(buyerPays)}</td>
            </tr>
            {paid.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{filled(translate(words.ofWhich), { part: name })}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </>
        }
      >
        <tr>
          <th scope="row">
            {translate(oneOf(desk.machines, quotation.machine).name)}, {translate(words.price)}
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
