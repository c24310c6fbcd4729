import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { Records } from '../../../ui/Records.tsx';
import { dayOf } from '../../../words/days.ts';
import { receiveCheque, receivePayment, settleCheque } from '../steps/cheques.ts';
import { typedMoney } from '../words/money.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

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
            options={(['cash', 'cheque'] as const).map((way) => ({
              value: way,
              label: t(words[way]),
            }))}
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
  const { data, world, t, money, nameOf, date } = useDesk();
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
              state === 'held' ? <Settle number={number} /> : t(words[state]),
          ],
        ]}
      />
    </Panel>
  );
}

function Settle({ number }: { number: string }) {
  const { t, act } = useDesk();
  return (
    <Row gap={2}>
      {(['cleared', 'returned'] as const).map((state) => (
        <Button
          key={state}
          variant="quiet"
          label={`${t(words[state])}: ${number}`}
          onClick={() => act(settleCheque, number, state)}
        >
          {t(words[state])}
        </Button>
      ))}
    </Row>
  );
}
