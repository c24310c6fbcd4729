import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { taka } from '../../../words/taka.ts';
import { useSchool } from '../engine.ts';
import { leftOf, paidOf, payDue } from '../steps/fees.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';
import styles from './DueCard.module.css';
import { useDueName } from './useDueName.ts';

/** One due: paid, or with the button that pays it. */
export function DueCard({ due }: { due: Due }) {
  const { translate, step, completeTask, language } = useSchool();
  const name = useDueName()(due);
  const left = leftOf(due);
  const paid = paidOf(due);
  const pay = () => {
    const given = { amount: left, means: 'bkash' } as const;
    if (step((school, before) => payDue(school, before, due.id, given))) completeTask('paid');
  };
  return (
    <section className={styles.due} aria-label={name}>
      <p>
        {name}
        <b>{taka(due.amount, language)}</b>
        {paid > 0 && left > 0 && (
          <small>
            {filled(translate(words.partly), {
              paid: taka(paid, language),
              amount: taka(due.amount, language),
            })}
          </small>
        )}
      </p>
      {left === 0 ? (
        <p role="status" className={styles.paid}>
          ✓ {translate(words.paid)}
        </p>
      ) : (
        <p>
          <Button
            variant="quiet"
            label={`${name}: ${filled(translate(words.payBkash), { amount: taka(left, language) })}`}
            onClick={pay}
          >
            {filled(translate(words.payBkash), { amount: taka(left, language) })}
          </Button>
          <small>{translate(words.payHint)}</small>
        </p>
      )}
    </section>
  );
}
