import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TableBox } from '../../../../ui/TableBox.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import type { Customer } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { collect, dueOf, entriesOf } from '../../steps/dues.ts';
import { money, total } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { saleOf } from '../../world.ts';
import { useCounterId } from '../AtCounter.tsx';
import styles from '../Office.module.css';

/** The book of a customer: bills on account, payments, and what is owed after each. */
export function Ledger({ customer }: { customer: Customer }) {
  const { data, world, translate, language, today, completeTask, step } = useTill();
  const at = useCounterId();
  const [amount, setAmount] = useState('');
  const due = dueOf(world, customer.id);
  const entries = entriesOf(world, customer.id);
  const take = (by: 'cash' | 'bkash') => {
    const isTaken = step((premises, before) =>
      collect(premises, before, at, customer.id, typedNumber(amount), by),
    );
    if (!isTaken) return;
    setAmount('');
    completeTask('collected');
  };
  return (
    <>
      <h2>{translate(customer.name)}</h2>
      <p className={styles.actions}>
        <b>
          {translate(words.dues)}: {money(due, language)}
        </b>
        <a href={screenHash('customers')}>{translate(data.customersName)}</a>
      </p>
      {due > 0 && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            take('cash');
          }}
          noValidate
        >
          <Field
            key={entries.length}
            label={translate(words.collectLabel)}
            name="amount"
            type="number"
            onChange={setAmount}
          />
          <Button type="submit">{translate(words.takeCash)}</Button>
          <Button variant="quiet" onClick={() => take('bkash')}>
            {translate(words.bkash)}
          </Button>
        </form>
      )}
      <TableBox
        name={translate(words.book)}
        heads={[
          translate(words.day),
          translate(words.what),
          translate(words.amount),
          translate(words.duesAfter),
        ]}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book is only ever written on
          <tr key={index}>
            <th scope="row">
              {entry.day === dayOf(today)
                ? translate(words.today)
                : dayInWords(entry.day, language)}
            </th>
            <td>
              {entry.by !== 'bill' ? (
                `${translate(words.paid)}: ${translate(words[entry.by])}`
              ) : saleOf(world, entry.bill) ? (
                <a className={styles.link} href={screenHash('receipts', entry.bill)}>
                  {entry.bill}
                </a>
              ) : (
                entry.bill
              )}
            </td>
            <td>{money(entry.amount, language)}</td>
            <td>{money(total(entries.slice(0, index + 1).map((one) => one.amount)), language)}</td>
          </tr>
        ))}
      </TableBox>
      {entries.length === 0 && <p>{translate(words.noDues)}</p>}
    </>
  );
}
