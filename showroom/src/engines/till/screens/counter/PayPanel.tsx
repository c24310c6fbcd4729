import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { Means } from '../../data.ts';
import { paisaOf } from '../../steps/money.ts';
import { givePartsBack, pay } from '../../steps/payment.ts';
import { words } from '../../words/words.ts';
import { pointsOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Hotkey, useHotkey } from '../Hotkey.tsx';
import { Icon } from '../Icon.tsx';
import { AmountGiven } from './AmountGiven.tsx';
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
      <section className={styles.pay} id="pay" aria-label={t(words.payment)}>
        <Button onClick={() => take('cash')}>
          <Icon of="print" />
          {t(words.finish)} <Hotkey name="F8" />
        </Button>
      </section>
    );
  }
  const over = paisaOf(typedNumber(given)) - remaining;
  return (
    <Entry className={styles.pay} id="pay" aria-label={t(words.payment)} send={() => take('cash')}>
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
