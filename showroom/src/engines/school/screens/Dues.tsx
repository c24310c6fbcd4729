import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { monthInWords } from '../../../words/days.ts';
import { nameOf, type Student } from '../data.ts';
import { useSchool } from '../engine.ts';
import { lastReceipt, leftOf, paidOf, payDue } from '../steps/fees.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './Dues.module.css';

/** What a due is for: the fee of a month, or of an examination. */
export function useDueName(): (due: Due) => string {
  const { data, t, language, say } = useSchool();
  return ({ for: reason }) =>
    reason.kind === 'month'
      ? say(words.fee, { month: monthInWords(reason.month, language) })
      : say(words.examFee, { exam: t(nameOf(data.exams, reason.exam)) });
}

/** One due: paid, or with the button that pays it. */
export function DueCard({ due }: { due: Due }) {
  const { t, completeTask, act, taka, say } = useSchool();
  const name = useDueName()(due);
  const left = leftOf(due);
  const paid = paidOf(due);
  const action = say(words.payBkash, { amount: taka(left) });
  const pay = () => {
    if (act(payDue, due.id, { amount: left, means: 'bkash' })) completeTask('paid');
  };
  return (
    <Row as="section" isApart className={styles.due} data-unprinted aria-label={name}>
      <p>
        {name}
        <b>{taka(due.amount)}</b>
        {paid > 0 && left > 0 && (
          <small>{say(words.partly, { paid: taka(paid), amount: taka(due.amount) })}</small>
        )}
      </p>
      {left === 0 ? (
        <p role="status" className={styles.paid}>
          ✓ {t(words.paid)}
        </p>
      ) : (
        <p>
          <Button variant="quiet" label={`${name}: ${action}`} onClick={pay}>
            {action}
          </Button>
          <small>{t(words.payHint)}</small>
        </p>
      )}
    </Row>
  );
}

/** The receipt of the last money that came in for a student; nothing before there is one. */
export function Receipt({ dues, student }: { dues: readonly Due[]; student: Student }) {
  const { data, t, date, taka, say } = useSchool();
  const nameOfDue = useDueName();
  const last = lastReceipt(dues);
  if (!last) return null;
  const { due, payment } = last;
  return (
    <Stack role="status">
      <Paper
        kind="slip"
        title={
          <p>
            {say(words.receipt, { number: String(payment.receipt) })} · {date(payment.day, 'year')}
          </p>
        }
      >
        <p>
          {t(student.name)}, {t(nameOf(data.classes, student.class))}
        </p>
        <Sums
          rows={[
            [nameOfDue(due), taka(due.amount)],
            [`${t(words.received)}, ${t(words[payment.means])}`, taka(payment.amount)],
            [t(words.owed), taka(leftOf(due))],
          ]}
        />
      </Paper>
      <PrintButton />
    </Stack>
  );
}
