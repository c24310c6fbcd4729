import { goTo } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { firstQuotation } from '../data.ts';
import { useDesk } from '../engine.ts';
import { quote } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import { QuotationCard } from './QuotationCard.tsx';

/** Quotations with part payment: those that were written, and the way to write one. */
export function Quotations() {
  const { desk, world, t, taka, completeTask, leadOptions, num, act, say } = useDesk<'field'>();
  return (
    <Panels>
      <Panel title={t(words.newQuotation)} isWide>
        <Form
          action={t(words.quote)}
          send={(typed) => {
            const wish = {
              lead: typed('lead'),
              machine: typed('machine'),
              discount: typedNumber(typed('discount')),
              now: typedNumber(typed('now')),
            };
            if (!act(quote, desk, wish)) return false;
            completeTask('quoted');
            goTo('quotation', String(firstQuotation + world.quotations.length));
            return true;
          }}
        >
          <Field name="lead" label={t(words.withWhom)} options={leadOptions()} />
          <Field
            name="machine"
            label={t(words.machine)}
            options={desk.machines.map(({ id, name, price, subsidy }) => {
              const share = say(words.subsidy, { share: `${num(subsidy)}%` });
              return { value: id, label: `${t(name)}, ${taka(price)}, ${share}` };
            })}
          />
          <Field name="discount" type="number" label={t(words.discount)} initial={num(0)} />
          <Field name="now" type="number" label={t(words.now)} initial={num(0)} />
        </Form>
      </Panel>
      {world.quotations.map((quotation) => (
        <QuotationCard key={quotation.number} quotation={quotation} />
      ))}
    </Panels>
  );
}
