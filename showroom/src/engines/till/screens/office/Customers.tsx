import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Records } from '../../../../ui/Records.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { type Customer, customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { ageOfDues, collect, dueOf, entriesOf } from '../../steps/dues.ts';
import { paisaOf, total } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { type Entry, pointsOf, saleOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';

/** Everybody with a book of their own, with points and dues; or the book that the address names. */
export function Customers() {
  const { data, world, t, today, screen, num, age, money } = useTill();
  const customer = customerOf(data, screen[1] ?? null);
  if (customer) return <Ledger customer={customer} />;
  const hasPoints = world.members.length > 0;
  const known = (value: number | undefined, say: (value: number) => string) =>
    value === undefined ? '–' : say(value);
  const nameAndPhone = ({ id, name, phone }: Customer) => (
    <>
      <a href={screenHash('customers', id)}>{t(name)}</a>
      <small>{phone}</small>
    </>
  );
  return (
    <>
      <h2>{t(data.customersName)}</h2>
      <Records
        name={t(data.customersName)}
        rows={data.customers}
        keyOf={({ id }) => id}
        columns={[
          [t(data.customerName), nameAndPhone],
          [t(words.dues), ({ id }) => money(dueOf(world, id))],
          [t(words.oldestHead), ({ id }) => known(ageOfDues(world, id, today), age)],
          [t(words.limit), ({ limit }) => known(paisaOf(limit) || undefined, money)],
          ...(hasPoints
            ? [[t(words.points), ({ id }: Customer) => known(pointsOf(world, id), num)] as const]
            : []),
        ]}
        foot={
          <tr>
            <th scope="row">{t(words.total)}</th>
            <td>{money(total(world.entries.map(({ amount }) => amount)))}</td>
            <td colSpan={hasPoints ? 3 : 2} />
          </tr>
        }
      />
    </>
  );
}

/** The book of a customer: bills on account, payments, and what is owed after each. */
function Ledger({ customer }: { customer: Customer }) {
  const { data, world, t, completeTask, act, when, money, at } = useCounter();
  const [amount, setAmount] = useState('');
  const due = dueOf(world, customer.id);
  const entries = entriesOf(world, customer.id);
  const take = (by: 'cash' | 'bkash') => {
    if (!act(collect, at, customer.id, typedNumber(amount), by)) return false;
    setAmount('');
    completeTask('collected');
    return false;
  };
  const whatOf = (entry: Entry) => {
    if (entry.by !== 'bill') return `${t(words.paid)}: ${t(words[entry.by])}`;
    if (!saleOf(world, entry.bill)) return entry.bill;
    return <a href={screenHash('receipts', entry.bill)}>{entry.bill}</a>;
  };
  return (
    <>
      <h2>{t(customer.name)}</h2>
      <Row gap={2}>
        <b>
          {t(words.dues)}: {money(due)}
        </b>
        <a href={screenHash('customers')}>{t(data.customersName)}</a>
      </Row>
      {due > 0 && (
        <Form
          action={t(words.takeCash)}
          aside={
            <Button variant="quiet" onClick={() => take('bkash')}>
              {t(words.bkash)}
            </Button>
          }
          send={() => take('cash')}
        >
          <Field
            key={entries.length}
            label={t(words.collectLabel)}
            name="amount"
            type="number"
            onChange={setAmount}
          />
        </Form>
      )}
      <Records
        name={t(words.book)}
        rows={entries}
        keyOf={(_, index) => index}
        columns={[
          [t(words.day), ({ day }) => when(day)],
          [t(words.what), whatOf],
          [t(words.amount), (entry) => money(entry.amount)],
          [
            t(words.duesAfter),
            (_, index) => money(total(entries.slice(0, index + 1).map((one) => one.amount))),
          ],
        ]}
        none={t(words.noDues)}
      />
    </>
  );
}
