import { filled } from '../../frame/words.ts';
import { screenHash } from '../../runtime/hash.ts';
import { Panel, Panels } from '../../ui/Panels.tsx';
import { PrintedSheet } from '../../ui/PrintedSheet.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { dayInWords } from '../../words/days.ts';
import { oneOf } from '../office/world.ts';
import { useQuotationParts } from './QuotationCard.tsx';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FieldDesk, Quotation } from './world.ts';

/** A quotation on a sheet that prints. */
export function QuotationSheet({ desk }: { desk: FieldDesk }) {
  const { world, translate, screen } = usePipelineDesk();
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
  const { data, world, translate, language, today, money, nameOf, businessName } =
    usePipelineDesk();
  const { price, parts } = useQuotationParts(desk, quotation);
  const lead = oneOf(world.leads, quotation.lead);
  const day = dayInWords(quotation.day, today, language, 'year');
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
        {translate(words.to)}: <b>{translate(lead.name)}</b>, {nameOf('areas', lead.area)},{' '}
        {lead.phone}
      </p>
      <TableBox
        name={translate(words.quotation)}
        heads={[translate(words.part), translate(words.amount)]}
        foot={
          <tr>
            <th scope="row">{translate(words.total)}</th>
            <td>{money(parts.reduce((sum, { amount }) => sum + amount, 0))}</td>
          </tr>
        }
      >
        <tr>
          <th scope="row">
            {translate(oneOf(desk.machines, quotation.machine).name)}, {translate(words.price)}
          </th>
          <td>{money(price)}</td>
        </tr>
        {parts.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </TableBox>
    </PrintedSheet>
  );
}
