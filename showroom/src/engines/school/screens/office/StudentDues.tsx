import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { paymentMeans, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, leftOf, owed, payDue } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import { Receipt, useDueName } from '../Dues.tsx';

/** The dues of one student, the form that takes money, and the last receipt. */
export function StudentDues({ student }: { student: Student }) {
  const { world, t, completeTask, act, taka, num } = useSchool();
  const nameOfDue = useDueName();
  const [chosen, choose] = useState('');
  const dues = duesOf(world, student.id);
  // The oldest stands first: that is the one to be paid.
  const open = dues.filter((due) => leftOf(due) > 0);
  const due = open.find(({ id }) => id === chosen) ?? open[0];
  const pay = (typed: (name: string) => string) => {
    const means = paymentMeans.find((one) => one === typed('means')) ?? 'cash';
    if (act(payDue, typed('due'), { amount: typedNumber(typed('amount')), means })) {
      completeTask('paid');
    }
    return false;
  };
  return (
    <>
      {due && (
        <Form
          key={owed(dues)}
          action={t(words.takeMoney)}
          aside={`${t(words.guardian)}: ${t(student.guardian)}, ${student.phone}`}
          send={pay}
        >
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
        </Form>
      )}
      <Receipt dues={dues} student={student} />
    </>
  );
}
