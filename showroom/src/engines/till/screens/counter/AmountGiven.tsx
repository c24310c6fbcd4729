import { useId, useRef } from 'react';
import { useRefusedField } from '../../../../runtime/refused-field.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Hotkey } from '../Hotkey.tsx';
import { useHotkey } from '../useHotkey.ts';
import styles from './PayPanel.module.css';

const amountId = 'given';

/** Goes to the amount, with all of it chosen; where nothing is to pay, to the button that finishes. */
export function focusAmount(): void {
  const field = document.getElementById(amountId);
  if (field instanceof HTMLInputElement) field.select();
  (field ?? document.querySelector<HTMLElement>('#pay button'))?.focus();
}

/** What the customer hands over. */
export function AmountGiven({ given, give }: { given: string; give: (typed: string) => void }) {
  const { t } = useTill();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const refused = useRefusedField(amountId, field);
  useHotkey('F4', focusAmount);
  return (
    <div className={styles.given}>
      <label htmlFor={amountId}>
        {t(words.given)} <Hotkey name="F4" />
      </label>
      <input
        ref={field}
        id={amountId}
        name="given"
        value={given}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-keyshortcuts="F4"
        aria-describedby={refused && errorId}
        aria-invalid={refused !== undefined || undefined}
        onChange={(event) => give(event.target.value)}
      />
      {refused && (
        <p id={errorId} className={styles.fault}>
          {refused}
        </p>
      )}
    </div>
  );
}
