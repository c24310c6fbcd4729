import { Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { isOpenDay } from '../../steps/delivery.ts';
import { words } from '../../words/words.ts';
import { factsFor } from '../facts.ts';
import shop from '../shop.module.css';
import styles from './DayNote.module.css';

/** When what is made to order is brought, by whom, and its measures. */
export function DayNote({ good }: { good: Good }) {
  const { data, world, premises, t, date, factInWords } = useShop();
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return null;
  const { due } = world;
  // A day that was chosen long ago may be too early by now, or taken.
  const isOpen = due !== null && isOpenDay(premises, world, due);
  return (
    <Stack gap={4} className={styles.note}>
      <p className={styles.when}>
        {isOpen ? `${date(due, 'weekday')}, ${t(delivery.hours)}` : t(words.noDay)}
      </p>
      <p className={shop.soft}>{t(delivery.words)}</p>
      <Sums
        className={styles.facts}
        rows={factsFor(data, [good]).map((fact) => [t(fact.name), factInWords(good, fact)])}
      />
    </Stack>
  );
}
