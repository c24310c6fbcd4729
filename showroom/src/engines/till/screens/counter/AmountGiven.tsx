import { useId, useRef } from 'react';
import { useRefusedField } from '../../../../runtime/refused-field.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { roundAmounts } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import { Hotkey, useHotkey } from '../Hotkey.tsx';
import styles from './PayPanel.module.css';

const amountId = 'given';

/** Goes to the amount, with all of it chosen; where nothing is to pay, to the button that finishes. */
export function focusAmount(): void {
  const field = document.getElementById(amountId);
  if (field instanceof HTMLInputElement) field.select();
  (field ?? document.querySelector<HTMLElement>('#pay button'))?.focus();
}

/** What the customer hands over: typed, or by a press on what is likely. */
export function AmountGiven({ given, give }: { given: string; give: (typed: string) => void }) {
  const { data, t, num, money, remaining } = useCounter();
  const keys = [...[7, 8, 9, 4, 5, 6, 1, 2, 3, 0].map((key) => num(key)), num(0) + num(0)];
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const refused = useRefusedField(amountId, field);
  useHotkey('F4', focusAmount);
  return (
    <>
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
        {refused && <p id={errorId}>{refused}</p>}
      </div>
      <Row as="p" gap={2}>
        {roundAmounts(remaining).map((amount) => (
          <Button key={amount} variant="quiet" onClick={() => give(num(amount / 100))}>
            {money(amount)}
          </Button>
        ))}
      </Row>
      {data.arrangement === 'keys' && (
        // For fingers: a keyboard types into the field above.
        <fieldset className={styles.keypad}>
          <legend className="visually-hidden">{t(words.keypad)}</legend>
          {keys.map((key) => (
            <button key={key} type="button" tabIndex={-1} onClick={() => give(given + key)}>
              {key}
            </button>
          ))}
          <button
            type="button"
            tabIndex={-1}
            aria-label={t(words.deleteKey)}
            onClick={() => give(given.slice(0, -1))}
          >
            ⌫
          </button>
        </fieldset>
      )}
    </>
  );
}
