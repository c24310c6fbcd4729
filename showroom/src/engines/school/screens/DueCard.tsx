import { Button } from '../../../ui/Button.tsx';
import { useSchool } from '../engine.ts';
import { leftOf, paidOf, payDue } from '../steps/fees.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './DueCard.module.css';
import { useDueName } from './useDueName.ts';

/** One due: paid, or with the button that pays it. */
export function DueCard({ due }: { due: Due }) {
  const { t, completeTask, act, taka, say } = useSchool();
  const name = useDueName()(due);
  const left = leftOf(due);
  const paid = paidOf(due);
  const pay = () => {
    const given = { amount: left, means: 'bkash' } as const;
    if (act(payDue, due.id, given)) completeTask('paid');
  };
  return (
    <section className={styles.due} aria-label={name}>
      <p>
        {name}
        <b>{taka(due.amount)}</b>
        {paid > 0 && left > 0 && (
          <small>
            {say(words.partly, {
              paid: taka(paid),
              amount: taka(due.amount),
            })}
          </small>
        )}
      </p>
      {left === 0 ? (
        <p role="status" className={styles.paid}>
          ✓ {t(words.paid)}
        </p>
      ) : (
        <p>
          <Button
            variant="quiet"
            label={`${name}: ${say(words.payBkash, { amount: taka(left) })}`}
            onClick={pay}
          >
            {say(words.payBkash, { amount: taka(left) })}
          </Button>
          <small>{t(words.payHint)}</small>
        </p>
      )}
    </section>
  );
}
