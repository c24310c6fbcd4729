import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { dayInWords } from '../../words/days.ts';
import { ChequeRegister } from './ChequeRegister.tsx';
import { receiveCheque, receivePayment } from './cheques.ts';
import { DeskForm } from './desk/DeskForm.tsx';
import { Panel } from './desk/Page.tsx';
import { typedMoney } from './money.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';

/** In how many days a cheque may be dated. */
const dates = [0, 7, 15, 30];

/** Money that a dealer brings, in cash or by cheque; a letter of credit is paid by its bank. */
export function Payments() {
  const { data, say, language, today, money, act, reach, tell, nameOf } = useDesk();
  const buyers = data.buyers.filter(({ paper }) => paper === undefined);
  if (buyers.length === 0) return null;
  return (
    <>
      <Panel title={say(words.pay)}>
        <DeskForm
          action={say(words.pay)}
          send={(typed) => {
            const buyer = typed('buyer');
            const amount = typedMoney(typed('amount'), data.currency);
            const cheque = { buyer, amount, number: typed('number'), day: Number(typed('day')) };
            const isDone = act((before, office) =>
              typed('way') === 'cash'
                ? receivePayment(before, office, buyer, amount)
                : receiveCheque(before, office, cheque),
            );
            if (!isDone) return false;
            reach('paid');
            tell(
              filled(say(words.paid), { amount: money(amount), buyer: nameOf('buyers', buyer) }),
            );
            return true;
          }}
        >
          <Field
            name="buyer"
            label={say(words.payFrom)}
            options={buyers.map(({ id, name }) => ({ value: id, label: say(name) }))}
          />
          <Field name="amount" type="number" label={say(words.payAmount)} />
          <Field
            name="way"
            label={say(words.payWay)}
            options={[
              { value: 'cash', label: say(words.cash) },
              { value: 'cheque', label: say(words.cheque) },
            ]}
          />
          <Field name="number" label={say(words.chequeNumber)} />
          <Field
            name="day"
            label={say(words.chequeDate)}
            options={dates.map((day) => ({
              value: String(day),
              label: dayInWords(day, today, language),
            }))}
          />
        </DeskForm>
      </Panel>
      <ChequeRegister />
    </>
  );
}
