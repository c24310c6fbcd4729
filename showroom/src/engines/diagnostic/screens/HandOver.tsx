import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDiagnostic } from '../engine.ts';
import { type Method, methods } from '../lists.ts';
import { deliver, sumsOf, takePayment } from '../steps/bills.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Form.module.css';

/** What is due is taken, with the way it is paid; then the reports are handed over. */
export function HandOver({ bill }: { bill: Bill }) {
  const { world, t, completeTask, act, taka, num } = useDiagnostic();
  const { due } = sumsOf(world, bill);
  if (bill.isDelivered) return <p role="status">{t(words.delivered)}</p>;
  const take = (typed: (name: string) => string) =>
    act(takePayment, bill.number, {
      amount: typedNumber(typed('amount')),
      method: typed('method') as Method,
    });
  const handOver = () => {
    if (act(deliver, bill.number)) completeTask('delivered');
  };
  return (
    <div className={styles.form}>
      {due > 0 && (
        <Form key={due} action={t(words.takeDue)} send={take}>
          <Field
            label={`${t(words.amount)} (${t(words.due)}: ${taka(due)})`}
            name="amount"
            type="number"
            initial={num(due)}
          />
          <MethodField />
        </Form>
      )}
      {samplesOf(world, bill.number).length > 0 && (
        <Button variant={due > 0 ? 'quiet' : 'solid'} onClick={handOver}>
          {t(words.handOver)}
        </Button>
      )}
    </div>
  );
}

/** How somebody pays. */
export function MethodField() {
  const { t } = useDiagnostic();
  return (
    <Field
      label={t(words.method)}
      name="method"
      options={methods.map((value) => ({ value, label: t(words[value]) }))}
    />
  );
}
