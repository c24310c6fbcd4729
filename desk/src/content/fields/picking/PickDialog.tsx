import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Choices } from '../../../ui/Choices.tsx';
import { useEditorWords } from '../../words/words.ts';
import styles from './PickDialog.module.css';
import { PickGrid } from './PickGrid.tsx';
import { mostTold, type PickSource, usePicks } from './picks.ts';

/** So long after the last letter it is looked for. */
const restMilliseconds = 200;

/** Searches what can be picked, as one types. */
export function PickDialog({
  of,
  value,
  onPick,
  onLeaveOut,
  onClose,
}: {
  of: PickSource;
  value: string;
  onPick: (value: string) => void;
  /** Given where the field may be left out and isn't. */
  onLeaveOut: (() => void) | undefined;
  onClose: () => void;
}) {
  const { words, filled } = useEditorWords();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const asked = useRested(typed.trim());
  const { picks, isFailed } = usePicks(of, asked);
  const count = picks?.length ?? 0;
  const told =
    count >= mostTold && of === 'icons'
      ? words.picking.more
      : count === 0
        ? words.picking.nothingFound
        : filled(words.picking.found, { count });
  return (
    <>
      <label className={styles.search} htmlFor={`${id}-search`}>
        {words.picking.search}
      </label>
      <input
        id={`${id}-search`}
        className={styles.input}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
      />
      <p role="status" className={styles.count}>
        {isFailed ? words.picking.failed : picks && told}
      </p>
      <PickGrid ref={grid} picks={picks ?? []} value={value} onPick={onPick} />
      <Choices>
        {onLeaveOut && (
          <Button variant="quiet" onClick={onLeaveOut}>
            {words.picking.leaveOut}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {words.fields.close}
        </Button>
      </Choices>
    </>
  );
}

/** The typed text, debounced. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
