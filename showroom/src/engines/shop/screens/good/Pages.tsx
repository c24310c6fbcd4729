import { useState } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { numeral } from '../../../../words/taka.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Pages.module.css';

/** A few pages to read before buying. */
export function Pages({ good, isOpen }: { good: Good; isOpen: boolean }) {
  const { translate, language, completeTask } = useShop();
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
          {translate(words.lookInside)}
        </Button>
      </p>
    );
  }
  const number = { number: numeral(at + 1, language), all: numeral(pages.length, language) };
  return (
    <section className={styles.book} aria-label={translate(words.lookInside)}>
      <p className={styles.page} aria-live="polite">
        {translate(pages[at] ?? '')}
      </p>
      <p className={styles.foot}>
        {at > 0 && (
          <Button variant="quiet" onClick={() => open(at - 1)}>
            {translate(words.before)}
          </Button>
        )}
        <small>{filled(translate(words.page), number)}</small>
        {at < pages.length - 1 && (
          <Button variant="quiet" onClick={() => open(at + 1)}>
            {translate(words.after)}
          </Button>
        )}
      </p>
    </section>
  );
}
