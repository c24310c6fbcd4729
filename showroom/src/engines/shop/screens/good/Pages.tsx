import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Pages.module.css';

/** A few pages to read before buying. */
export function Pages({ good: { pages }, isOpen }: { good: Good; isOpen: boolean }) {
  const { t, completeTask, say } = useShop();
  const [at, turn] = useState(isOpen ? 0 : -1);
  const wayTo = (page: number, name: string) => (
    <Button
      variant="quiet"
      onClick={() => {
        turn(page);
        completeTask('lookedInside');
      }}
    >
      {name}
    </Button>
  );
  if (at < 0) return <p>{wayTo(0, t(words.lookInside))}</p>;
  return (
    <Stack as="section" gap={4} className={styles.book} aria-label={t(words.lookInside)}>
      <p className={styles.page} aria-live="polite">
        {t(pages[at] ?? '')}
      </p>
      <Row as="p" isApart className={styles.foot}>
        {at > 0 && wayTo(at - 1, t(words.before))}
        <small>{say(words.page, { number: at + 1, all: pages.length })}</small>
        {at < pages.length - 1 && wayTo(at + 1, t(words.after))}
      </Row>
    </Stack>
  );
}
