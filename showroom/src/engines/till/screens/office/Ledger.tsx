import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TableBox } from '../../../../ui/TableBox.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { dayOf } from '../../../../words/days.ts';
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
  const { data, world, t, language, today, completeTask, act, date } = useTill();
  const at = useCounterId();
  const [amount, setAmount] = useState('');
  const due = dueOf(world, customer.id);
  const entries = entriesOf(world, customer.id);
  const take = (by: 'cash' | 'bkash') => {
    const isTaken = act(collect, at, customer.id, typedNumber(amount), by);
    if (!isTaken) return;
    setAmount('');
    completeTask('collected');
  };
  return (
    <>
      <h2>{t(customer.name)}</h2>
      <p className={styles.actions}>
        <b>
          {t(words.dues)}: {money(due, language)}
        </b>
        <a href={screenHash('customers')}>{t(data.customersName)}</a>
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
            label={t(words.collectLabel)}
            name="amount"
            type="number"
            onChange={setAmount}
          />
          <Button type="submit">{t(words.takeCash)}</Button>
          <Button variant="quiet" onClick={() => take('bkash')}>
            {t(words.bkash)}
          </Button>
        </form>
      )}
      <TableBox
        name={t(words.book)}
        heads={[t(words.day), t(words.what), t(words.amount), t(words.duesAfter)]}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book is only ever written on
          <tr key={index}>
            <th scope="row">{entry.day === dayOf(today) ? t(words.today) : date(entry.day)}</th>
            <td>
              {entry.by !== 'bill' ? (
                `${t(words.paid)}: ${t(words[entry.by])}`
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
      {entries.length === 0 && <p>{t(words.noDues)}</p>}
    </>
  );
}
