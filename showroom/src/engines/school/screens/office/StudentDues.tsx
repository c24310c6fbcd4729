import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { paymentMeans, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, leftOf, owed, payDue } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import { Receipt, useDueName } from '../Dues.tsx';
import form from '../Form.module.css';

/** The dues of one student, the form that takes money, and the last receipt. */
export function StudentDues({ student }: { student: Student }) {
  const { world, t, completeTask, act, taka, num } = useSchool();
  const nameOfDue = useDueName();
  const [chosen, choose] = useState('');
  const dues = duesOf(world, student.id);
  // The oldest stands first: that is the one to be paid.
  const open = dues.filter((due) => leftOf(due) > 0);
  const due = open.find(({ id }) => id === chosen) ?? open[0];
  const pay = (typed: FormData) => {
    const means = paymentMeans.find((one) => one === typed.get('means')) ?? 'cash';
    const amount = typedNumber(String(typed.get('amount')));
    if (act(payDue, String(typed.get('due')), { amount, means })) completeTask('paid');
  };
  return (
    <>
      {due && (
        <Entry key={owed(dues)} className={form.form} send={pay}>
          <div className={form.fields}>
            <Field
              label={t(words.owed)}
              name="due"
              initial={due.id}
              options={open.map((one) => ({
                value: one.id,
                label: `${nameOfDue(one)}: ${taka(leftOf(one))}`,
              }))}
              onChange={choose}
            />
            <Field
              key={due.id}
              label={t(words.amount)}
              name="amount"
              type="number"
              initial={num(leftOf(due))}
            />
            <Field
              label={t(words.takeMoney)}
              name="means"
              options={paymentMeans.map((value) => ({ value, label: t(words[value]) }))}
            />
          </div>
          <p className={form.actions}>
            <Button type="submit">{t(words.takeMoney)}</Button>
            {t(words.guardian)}: {t(student.guardian)}, {student.phone}
          </p>
        </Entry>
      )}
      <Receipt dues={dues} student={student} />
    </>
  );
}
