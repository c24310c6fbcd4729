import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { numeral, taka } from '../../../../words/taka.ts';
import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, owed, payDue, paymentMeans } from '../../steps/fees.ts';
import { words } from '../../words/words.ts';
import form from '../Form.module.css';
import { Receipt } from '../Receipt.tsx';
import { useDueName } from '../useDueName.ts';

/** The dues of one student, the form that takes money, and the last receipt. */
export function StudentDues({ student }: { student: Student }) {
  const { world, translate, change, completeTask, language } = useSchool();
  const nameOfDue = useDueName();
  const dues = duesOf(world, student.id);
  const open = dues.filter((due) => due.paid < due.amount);
  const last = dues.filter(({ receipt }) => receipt > 0).sort((a, b) => b.receipt - a.receipt)[0];
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const means = paymentMeans.find((one) => one === typed.get('means')) ?? 'cash';
    const amount = typedNumber(String(typed.get('amount')));
    const id = String(typed.get('due'));
    if (change((before) => payDue(before, id, amount, means, translate))) completeTask('paid');
  };
  return (
    <>
      {open.length > 0 && (
        <form key={owed(dues)} className={form.form} onSubmit={pay} noValidate>
          <div className={form.fields}>
            <Field
              label={translate(words.owed)}
              name="due"
              options={open.map((due) => ({
                value: due.id,
                label: `${nameOfDue(due)}: ${taka(due.amount - due.paid, language)}`,
              }))}
            />
            <Field
              label={translate(words.amount)}
              name="amount"
              type="number"
              initial={numeral((open[0]?.amount ?? 0) - (open[0]?.paid ?? 0), language)}
            />
            <Field
              label={translate(words.takeMoney)}
              name="means"
              options={paymentMeans.map((value) => ({ value, label: translate(words[value]) }))}
            />
          </div>
          <p className={form.actions}>
            <Button type="submit">{translate(words.takeMoney)}</Button>
            {translate(words.guardian)}: {translate(student.guardian)}, {student.phone}
          </p>
        </form>
      )}
      {last && <Receipt due={last} student={student} />}
    </>
  );
}
