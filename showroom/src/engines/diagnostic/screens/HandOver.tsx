import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { useDiagnostic } from '../engine.ts';
import { type Method, methods } from '../lists.ts';
import { sumsOf, takePayment } from '../steps/bills.ts';
import { deliver } from '../steps/delivery.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Form.module.css';

/** What is due is taken, with the way it is paid; then the reports are handed over. */
export function HandOver({ bill }: { bill: Bill }) {
  const { world, translate, language, step, completeTask } = useDiagnostic();
  const { due } = sumsOf(world, bill);
  if (bill.isDelivered) return <p role="status">{translate(words.delivered)}</p>;
  return (
    <div className={styles.form}>
      {due > 0 && (
        <Form
          key={due}
          action={translate(words.takeDue)}
          send={(typed) =>
            step((centre, before) =>
              takePayment(centre, before, bill.number, {
                amount: typedNumber(typed('amount')),
                method: typed('method') as Method,
              }),
            )
          }
        >
          <Field
            label={`${translate(words.amount)} (${translate(words.due)}: ${taka(due, language)})`}
            name="amount"
            type="number"
            initial={numeral(due, language)}
          />
          <MethodField />
        </Form>
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

/** How somebody pays. */
export function MethodField() {
  const { translate } = useDiagnostic();
  return (
    <Field
      label={translate(words.method)}
      name="method"
      options={methods.map((value) => ({ value, label: translate(words[value]) }))}
    />
  );
}
