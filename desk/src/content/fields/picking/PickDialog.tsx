import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Choices } from '../../../ui/Choices.tsx';
import { useEditorWords } from '../../words/words.ts';
import styles from './PickDialog.module.css';
import { PickGrid } from './PickGrid.tsx';
import { mostTold, type PickKind, usePicks } from './picks.ts';

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
  of: PickKind;
  value: string;
  onPick: (value: string) => void;
  /** Given where the field may be left out and isn't. */
  onLeaveOut: (() => void) | undefined;
  onClose: () => void;
}) {
  const { said, filled } = useEditorWords();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const asked = useRested(typed.trim());
  const { picks, isFailed } = usePicks(of, asked);
  const count = picks?.length ?? 0;
  const told =
    count >= mostTold && of === 'icons'
      ? said.picking.more
      : count === 0
        ? said.picking.nothingFound
        : filled(said.picking.found, { count });
  return (
    <>
      <label className={styles.search} htmlFor={`${id}-search`}>
        {said.picking.search}
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
        {isFailed ? said.picking.failed : picks && told}
      </p>
      <PickGrid ref={grid} picks={picks ?? []} value={value} onPick={onPick} />
      <Choices>
        {onLeaveOut && (
          <Button variant="quiet" onClick={onLeaveOut}>
            {said.picking.leaveOut}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {said.fields.close}
        </Button>
      </Choices>
    </>
  );
}

/** What was typed, once somebody rests. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
