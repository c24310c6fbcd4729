import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { useDiagnostic, useSteps } from '../engine.ts';
import { sumsOf, takePayment } from '../steps/bills.ts';
import { deliver } from '../steps/delivery.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Form.module.css';

/** What is due is taken, then the reports are handed over. */
export function HandOver({ bill }: { bill: Bill }) {
  const { world, translate, language, completeTask } = useDiagnostic();
  const { step } = useSteps();
  const { due } = sumsOf(world, bill);
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = typedNumber(String(new FormData(event.currentTarget).get('amount')));
    step((centre, before) => takePayment(centre, before, bill.number, amount));
  };
  if (bill.isDelivered) return <p role="status">{translate(words.delivered)}</p>;
  return (
    <div className={styles.form}>
      {due > 0 && (
        <form key={due} className={styles.pair} onSubmit={take} noValidate>
          <Field
            label={`${translate(words.amount)} (${translate(words.due)}: ${taka(due, language)})`}
            name="amount"
            type="number"
            initial={numeral(due, language)}
          />
          <Button type="submit">{translate(words.takeDue)}</Button>
        </form>
      )}
      {samplesOf(world, bill.number).length > 0 && (
        <Button
          variant={due > 0 ? 'quiet' : 'solid'}
          onClick={() => {
            if (step((centre, before) => deliver(centre, before, bill.number)))
              completeTask('delivered');
          }}
        >
          {translate(words.handOver)}
        </Button>
      )}
    </div>
  );
}
