import { type KeyboardEvent, type Ref, useState } from 'react';
import { useEditorWords } from '../../words/words.ts';
import styles from './PickDialog.module.css';
import { PickPicture } from './PickPicture.tsx';
import type { Pick } from './picks.ts';

/** All that can be picked, in rows. Tab leads to one of them, and arrows to the others. */
export function PickGrid({
  ref,
  picks,
  value,
  onPick,
}: {
  ref: Ref<HTMLDivElement>;
  picks: readonly Pick[];
  value: string;
  onPick: (value: string) => void;
}) {
  const { words } = useEditorWords();
  const [visited, setVisited] = useState(value);
  const isThere = picks.some((pick) => pick.value === visited);
  const reached = isThere ? visited : picks[0]?.value;
  if (picks.length === 0) return null;
  return (
    <div
      ref={ref}
      className={styles.grid}
      role="listbox"
      aria-label={words.fields.choose}
      aria-orientation="horizontal"
      onKeyDown={moveFocus}
    >
      {picks.map((pick) => (
        <button
          key={pick.value}
          type="button"
          role="option"
          className={styles.pick}
          aria-selected={pick.value === value}
          tabIndex={pick.value === reached ? 0 : -1}
          onFocus={() => setVisited(pick.value)}
          onClick={() => onPick(pick.value)}
        >
          <PickPicture picture={pick.picture} />
          <span>{pick.label}</span>
          {pick.value.startsWith('/') && <small>{pick.value}</small>}
        </button>
      ))}
    </div>
  );
}

/** Leads the focus along a row, or to the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const now = options.findIndex((option) => option.matches(':focus'));
  const [first] = options;
  if (now === -1 || !first) return;
  const inRow = options.filter((option) => option.offsetTop === first.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now + inRow,
    ArrowUp: now - inRow,
    Home: 0,
    End: options.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  options[next]?.focus();
}
