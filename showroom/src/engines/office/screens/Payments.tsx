import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { dayOf } from '../../../words/days.ts';
import { receiveCheque, receivePayment } from '../steps/cheques.ts';
import { typedMoney } from '../words/money.ts';
import { words } from '../words/words.ts';
import { ChequeRegister } from './ChequeRegister.tsx';
import { useDesk } from './useDesk.ts';

/** In how many days a cheque may be dated. */
const dates = [0, 7, 15, 30];

/** Money that a dealer brings, in cash or by cheque; a letter of credit is paid by its bank. */
export function Payments() {
  const { data, t, today, money, step, completeTask, notify, nameOf, date, say } = useDesk();
  const buyers = data.buyers.filter(({ paper }) => paper === undefined);
  if (buyers.length === 0) return null;
  return (
    <>
      <Panel title={t(words.pay)}>
        <Form
          action={t(words.pay)}
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
              say(words.paid, {
                amount: money(amount),
                buyer: nameOf('buyers', buyer),
              }),
            );
            return true;
          }}
        >
          <Field
            name="buyer"
            label={t(words.payFrom)}
            options={buyers.map(({ id, name }) => ({ value: id, label: t(name) }))}
          />
          <Field name="amount" type="number" label={t(words.payAmount)} />
          <Field
            name="way"
            label={t(words.payWay)}
            options={[
              { value: 'cash', label: t(words.cash) },
              { value: 'cheque', label: t(words.cheque) },
            ]}
          />
          <Field name="number" label={t(words.chequeNumber)} />
          <Field
            name="day"
            label={t(words.chequeDate)}
            options={dates.map((days) => {
              const day = dayOf(today, days);
              return { value: day, label: date(day) };
            })}
          />
        </Form>
      </Panel>
      <ChequeRegister />
    </>
  );
}
