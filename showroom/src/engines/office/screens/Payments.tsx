import { Actions } from '../../../ledger/Actions.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { Records } from '../../../ui/Records.tsx';
import { dayOf } from '../../../words/days.ts';
import { useDesk } from '../engine.ts';
import { receiveCheque, receivePayment, settleCheque } from '../steps/dues.ts';
import { typedMoney } from '../words/money.ts';
import { words } from '../words/words.ts';

/** In how many days a cheque may be dated. */
const dates = [0, 7, 15, 30];

/** Money that a dealer brings, in cash or by cheque; a letter of credit is paid by its bank. */
export function Payments() {
  const { data, world, t, today, money, act, done, nameOf, optionsOf, date, say } = useDesk();
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
            const isDone =
              typed('way') === 'cash'
                ? act(receivePayment, { buyer, amount })
                : act(receiveCheque, cheque);
            const values = { amount: money(amount), buyer: nameOf(buyers, buyer) };
            return isDone && done('paid', say(words.paid, values));
          }}
        >
          <Field name="buyer" label={t(words.payFrom)} options={optionsOf(buyers)} />
          <Field name="amount" type="number" label={t(words.payAmount)} />
          <Field
            name="way"
            label={t(words.payWay)}
            options={optionsOf([
              { id: 'cash', name: words.cash },
              { id: 'cheque', name: words.cheque },
            ])}
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
      {world.cheques.length > 0 && <ChequeRegister />}
    </>
  );
}

/** Every cheque with its date and what the bank did with it. */
function ChequeRegister() {
  const { data, world, t, money, act, nameOf, date } = useDesk();
  return (
    <Panel title={t(words.chequeRegister)} isWide>
      <Records
        name={t(words.chequeRegister)}
        rows={world.cheques}
        keyOf={({ number }) => number}
        columns={[
          [
            t(words.cheque),
            ({ number, buyer }) => (
              <>
                {number}
                <small>{nameOf(data.buyers, buyer)}</small>
              </>
            ),
          ],
          [t(words.chequeDate), ({ day }) => date(day)],
          [t(words.amount), ({ amount }) => money(amount)],
          [
            t(words.chequeState),
            ({ number, state }) =>
              state === 'held' ? (
                <Actions
                  name={number}
                  isQuiet
                  actions={(['cleared', 'returned'] as const).map((next) => [
                    t(words[next]),
                    () => act(settleCheque, number, next),
                  ])}
                />
              ) : (
                t(words[state])
              ),
          ],
        ]}
      />
    </Panel>
  );
}
