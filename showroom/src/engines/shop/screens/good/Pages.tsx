import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Pages.module.css';

/** A few pages to read before buying. */
export function Pages({ good, isOpen }: { good: Good; isOpen: boolean }) {
  const { t, completeTask, num, say } = useShop();
  const [at, turn] = useState<number | undefined>(isOpen ? 0 : undefined);
  const { pages } = good;
  const open = (page: number) => {
    turn(page);
    completeTask('lookedInside');
  };
  if (at === undefined) {
    return (
      <p>
        <Button variant="quiet" onClick={() => open(0)}>
          {t(words.lookInside)}
        </Button>
      </p>
    );
  }
  const number = { number: num(at + 1), all: num(pages.length) };
  return (
    <section className={styles.book} aria-label={t(words.lookInside)}>
      <p className={styles.page} aria-live="polite">
        {t(pages[at] ?? '')}
      </p>
      <p className={styles.foot}>
        {at > 0 && (
          <Button variant="quiet" onClick={() => open(at - 1)}>
            {t(words.before)}
          </Button>
        )}
        <small>{say(words.page, number)}</small>
        {at < pages.length - 1 && (
          <Button variant="quiet" onClick={() => open(at + 1)}>
            {t(words.after)}
          </Button>
        )}
      </p>
    </section>
  );
}
