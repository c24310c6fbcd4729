import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { Records } from '../../../ui/Records.tsx';
import { useDesk } from '../engine.ts';
import { words } from '../words/words.ts';
import { useQuotationParts } from './QuotationCard.tsx';

/** A quotation on a sheet that prints. */
export function QuotationSheet() {
  const { desk, data, world, t, screen, taka, nameOf, date, say } = useDesk<'field'>();
  const partsOf = useQuotationParts();
  const quotation = world.quotations.find(({ number }) => String(number) === screen[1]);
  if (!quotation) {
    return (
      <Panels>
        <Panel title={t(words.quotation)}>
          <p>{t(words.noQuotation)}</p>
          <a href={screenHash('quotations')}>{t(words.back)}</a>
        </Panel>
      </Panels>
    );
  }
  const { price, off, buyerPays, paid } = partsOf(quotation);
  const lead = oneOf(world.leads, quotation.lead);
  const number = say(words.quotationNumber, { number: String(quotation.number) });
  return (
    <Paper
      lines={<p>{t(data.address)}</p>}
      title={
        <>
          <h2>{t(words.quotation)}</h2>
          <p>
            {number} · {date(quotation.day, 'year')}
          </p>
        </>
      }
      ways={{ href: screenHash('quotations'), back: t(words.back) }}
      signs={[nameOf(data.people, quotation.by)]}
    >
      <p>
        {t(words.to)}: <b>{t(lead.name)}</b>, {lead.area && `${nameOf(data.areas, lead.area)}, `}
        {lead.phone}
      </p>
      <Records
        name={t(words.quotation)}
        rows={[
          [`${nameOf(desk.machines, quotation.machine)}, ${t(words.price)}`, taka(price)] as const,
          ...off.map(([name, amount]) => [name, `−${taka(amount)}`] as const),
        ]}
        keyOf={([name]) => name}
        columns={[
          [t(words.part), ([name]) => name],
          [t(words.amount), ([, amount]) => amount],
        ]}
        sums={[
          [t(words.buyerPays), taka(buyerPays)],
          ...paid.map(([part, amount]) => [say(words.ofWhich, { part }), taka(amount)] as const),
        ]}
      />
    </Paper>
  );
}
