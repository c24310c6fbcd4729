import { useId, useRef, useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { useRefusedField } from '../../../../runtime/refused-field.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { Means } from '../../data.ts';
import { paisaOf, roundAmounts } from '../../steps/money.ts';
import { givePartsBack, pay } from '../../steps/payment.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Hotkey, Icon, useHotkey } from '../Marks.tsx';
import styles from './PayPanel.module.css';

const hotkeys: Partial<Record<Means, string>> = { cash: 'F8', bkash: 'F9' };

/** How a bill is paid, at once or in parts, and the change. Enter takes the amount in cash. */
export function PayPanel() {
  const counter = useCounter();
  const { data, world, t, act, step, completeTask, money, at, bill, remaining } = counter;
  const [given, give] = useState('');
  const means: readonly Means[] = [
    'cash',
    'bkash',
    'card',
    ...((counter.customer?.limit ?? 0) > 0 ? (['due'] as const) : []),
    ...((pointsOf(world, bill.customer) ?? 0) > 0 ? (['points'] as const) : []),
  ];
  const take = (by: Means) => {
    const amount = given.trim() === '' ? undefined : typedNumber(given);
    let after = world;
    const isTaken = step((premises, before) => {
      after = pay(premises, before, at, by, amount);
      return after;
    });
    if (!isTaken) return;
    give('');
    const [sale] = after.sales;
    if (!sale || after.nextNumber === world.nextNumber) return;
    completeTask(sale.exchange === null ? 'sold' : 'exchanged');
    const isOnAccount = sale.parts.some((part) => part.by === 'due');
    // The task is about the bill that was under way when the visitor came.
    if (isOnAccount && data.counters.some((one) => one.bill?.customer === sale.customer)) {
      completeTask('charged');
    }
    goTo('receipts', sale.number);
  };
  useHotkey('F8', () => take('cash'));
  useHotkey('F9', () => take('bkash'));
  if (remaining === 0 && bill.lines.length > 0) {
    return (
      <section className={styles.pay} id="pay" aria-label={t(words.payment)} data-stands>
        <Button onClick={() => take('cash')}>
          <Icon of="print" />
          {t(words.finish)} <Hotkey name="F8" />
        </Button>
      </section>
    );
  }
  const over = paisaOf(typedNumber(given)) - remaining;
  return (
    <Entry
      className={styles.pay}
      id="pay"
      aria-label={t(words.payment)}
      data-stands
      send={() => take('cash')}
    >
      <AmountGiven given={given} give={give} />
      <Row as="p" gap={2} className={styles.means}>
        {means.map((by) => (
          <button
            key={by}
            type={by === 'cash' ? 'submit' : 'button'}
            data-by={by}
            aria-keyshortcuts={hotkeys[by]}
            onClick={by === 'cash' ? undefined : () => take(by)}
          >
            <Icon of={by} />
            <span>
              {t(words[by])} {hotkeys[by] && <Hotkey name={hotkeys[by]} />}
            </span>
          </button>
        ))}
      </Row>
      {bill.parts.length > 0 && (
        <Stack gap={2} as="ul">
          {bill.parts.map(({ by, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
            <li key={index}>
              {t(words.taken)}: {t(words[by])} {money(amount)}
            </li>
          ))}
          <li>
            <Button variant="quiet" onClick={() => act(givePartsBack, at)}>
              {t(words.giveBackParts)}
            </Button>
          </li>
        </Stack>
      )}
      <Row as="p" isApart gap={4} className={styles.change} role="status">
        {t(over >= 0 || Number.isNaN(over) ? words.change : words.stillToPay)}
        <b>{money(Number.isNaN(over) ? 0 : Math.abs(over))}</b>
      </Row>
    </Entry>
  );
}

const amountId = 'given';

/** Goes to the amount, with all of it chosen; where nothing is to pay, to the button that finishes. */
export function focusAmount(): void {
  const field = document.getElementById(amountId);
  if (field instanceof HTMLInputElement) field.select();
  (field ?? document.querySelector<HTMLElement>('#pay button'))?.focus();
}

/** What the customer hands over: typed, or by a press on what is likely. */
function AmountGiven({ given, give }: { given: string; give: (typed: string) => void }) {
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
          {[...keys, '⌫'].map((key) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              aria-label={key === '⌫' ? t(words.deleteKey) : undefined}
              onClick={() => give(key === '⌫' ? given.slice(0, -1) : given + key)}
            >
              {key}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
