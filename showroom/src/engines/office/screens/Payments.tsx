import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { dayInWords, dayOf } from '../../../words/days.ts';
import { receiveCheque, receivePayment } from '../steps/cheques.ts';
import { typedMoney } from '../words/money.ts';
import { words } from '../words/words.ts';
import { ChequeRegister } from './ChequeRegister.tsx';
import { useDesk } from './useDesk.ts';

/** In how many days a cheque may be dated. */
const dates = [0, 7, 15, 30];

/** Money that a dealer brings, in cash or by cheque; a letter of credit is paid by its bank. */
export function Payments() {
  const { data, translate, language, today, money, step, completeTask, notify, nameOf } = useDesk();
  const buyers = data.buyers.filter(({ paper }) => paper === undefined);
  if (buyers.length === 0) return null;
  return (
    <>
      <Panel title={translate(words.pay)}>
        <Form
          action={translate(words.pay)}
          send={(typed) => {
            const buyer = typed('buyer');
            const amount = typedMoney(typed('amount'), data.currency);
            const cheque = { buyer, amount, number: typed('number'), day: typed('day') };
            const isDone = step((premises, before) =>
              typed('way') === 'cash'
                ? receivePayment(premises, before, { buyer, amount })
                : receiveCheque(premises, before, cheque),
            );
            if (!isDone) return false;
            completeTask('paid');
            notify(
              filled(translate(words.paid), {
                amount: money(amount),
                buyer: nameOf('buyers', buyer),
              }),
            );
            return true;
          }}
        >
          <Field
            name="buyer"
            label={translate(words.payFrom)}
            options={buyers.map(({ id, name }) => ({ value: id, label: translate(name) }))}
          />
          <Field name="amount" type="number" label={translate(words.payAmount)} />
          <Field
            name="way"
            label={translate(words.payWay)}
            options={[
              { value: 'cash', label: translate(words.cash) },
              { value: 'cheque', label: translate(words.cheque) },
            ]}
          />
          <Field name="number" label={translate(words.chequeNumber)} />
          <Field
            name="day"
            label={translate(words.chequeDate)}
            options={dates.map((days) => {
              const day = dayOf(today, days);
              return { value: day, label: dayInWords(day, language) };
            })}
          />
        </Form>
      </Panel>
      <ChequeRegister />
    </>
  );
}
