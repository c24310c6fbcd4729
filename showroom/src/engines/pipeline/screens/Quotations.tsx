import { goTo } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import type { FieldDesk } from '../data.ts';
import { quote } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import { firstQuotation } from '../world.ts';
import { QuotationCard } from './QuotationCard.tsx';
import { useDesk } from './useDesk.ts';

/** Quotations with part payment: those that were written, and the way to write one. */
export function Quotations({ desk }: { desk: FieldDesk }) {
  const { world, translate, language, money, step, completeTask, nameOf } = useDesk();
  const zero = numeral(0, language);
  return (
    <Panels>
      <Panel title={translate(words.newQuotation)} isWide>
        <Form
          action={translate(words.quote)}
          send={(typed) => {
            const wish = {
              lead: typed('lead'),
              machine: typed('machine'),
              discount: typedNumber(typed('discount')),
              now: typedNumber(typed('now')),
            };
            if (!step((premises, before) => quote(premises, before, desk, wish))) return false;
            completeTask('quoted');
            goTo('quotation', String(firstQuotation + world.quotations.length));
            return true;
          }}
        >
          <Field
            name="lead"
            label={translate(words.withWhom)}
            options={world.leads.map(({ id, name, area }) => ({
              value: id,
              label: area ? `${translate(name)}, ${nameOf('areas', area)}` : translate(name),
            }))}
          />
          <Field
            name="machine"
            label={translate(words.machine)}
            options={desk.machines.map(({ id, name, price, subsidy }) => ({
              value: id,
              label: `${translate(name)}, ${money(price)}, ${filled(translate(words.subsidy), {
                share: `${numeral(subsidy, language)}%`,
              })}`,
            }))}
          />
          <Field name="discount" type="number" label={translate(words.discount)} initial={zero} />
          <Field name="now" type="number" label={translate(words.now)} initial={zero} />
        </Form>
      </Panel>
      {world.quotations.map((quotation) => (
        <QuotationCard key={quotation.number} desk={desk} quotation={quotation} />
      ))}
    </Panels>
  );
}
