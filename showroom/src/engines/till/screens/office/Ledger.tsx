import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Records } from '../../../../ui/Records.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { Customer } from '../../data.ts';
import { collect, dueOf, entriesOf } from '../../steps/dues.ts';
import { total } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { type Entry as BookEntry, saleOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from '../Office.module.css';

/** The book of a customer: bills on account, payments, and what is owed after each. */
export function Ledger({ customer }: { customer: Customer }) {
  const { data, world, t, completeTask, act, when, money, at } = useCounter();
  const [amount, setAmount] = useState('');
  const due = dueOf(world, customer.id);
  const entries = entriesOf(world, customer.id);
  const take = (by: 'cash' | 'bkash') => {
    if (!act(collect, at, customer.id, typedNumber(amount), by)) return;
    setAmount('');
    completeTask('collected');
  };
  const whatOf = (entry: BookEntry) => {
    if (entry.by !== 'bill') return `${t(words.paid)}: ${t(words[entry.by])}`;
    if (!saleOf(world, entry.bill)) return entry.bill;
    return (
      <a className={styles.link} href={screenHash('receipts', entry.bill)}>
        {entry.bill}
      </a>
    );
  };
  return (
    <>
      <h2>{t(customer.name)}</h2>
      <p className={styles.actions}>
        <b>
          {t(words.dues)}: {money(due)}
        </b>
        <a href={screenHash('customers')}>{t(data.customersName)}</a>
      </p>
      {due > 0 && (
        <Entry className={styles.form} send={() => take('cash')}>
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
        </Entry>
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
