import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { customerOf, type Means } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money, paisaOf, roundAmounts } from '../../steps/money.ts';
import { pay, remainingOf } from '../../steps/payment.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf, pointsOf, type TillWorld } from '../../world.ts';
import { Hotkey } from '../Hotkey.tsx';
import { Icon } from '../Icon.tsx';
import { useHotkey } from '../useHotkey.ts';
import { AmountGiven } from './AmountGiven.tsx';
import { Keypad } from './Keypad.tsx';
import { PaidParts } from './PaidParts.tsx';
import styles from './PayPanel.module.css';

const hotkeys: Partial<Record<Means, string>> = { cash: 'F8', bkash: 'F9' };

/** How a bill is paid, at once or in parts, and the change. Enter takes the amount in cash. */
export function PayPanel({ at, sum }: { at: string; sum: Sum }) {
  const { data, world, t, language, step, completeTask, num } = useTill();
  const [given, give] = useState('');
  const { bill } = counterOf(world, at);
  const remaining = remainingOf(sum, bill);
  const means: readonly Means[] = [
    'cash',
    'bkash',
    'card',
    ...((customerOf(data, bill.customer)?.limit ?? 0) > 0 ? (['due'] as const) : []),
    ...((pointsOf(world, bill.customer) ?? 0) > 0 ? (['points'] as const) : []),
  ];
  const take = (by: Means) => {
    const amount = given.trim() === '' ? undefined : typedNumber(given);
    let after: TillWorld = world;
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
  const enter = () => {
    take('cash');
  };
  return (
    <Entry
      className={styles.pay}
      id="pay"
      aria-label={t(words.payment)}
      data-arrangement={data.arrangement}
      send={enter}
    >
      <AmountGiven given={given} give={give} />
      <p className={styles.quick}>
        {roundAmounts(remaining).map((amount) => (
          <Button key={amount} variant="quiet" onClick={() => give(num(amount / 100))}>
            {money(amount, language)}
          </Button>
        ))}
      </p>
      {data.arrangement === 'keys' && (
        <Keypad press={(key) => give(key === '' ? given.slice(0, -1) : given + key)} />
      )}
      <p className={styles.means}>
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
      </p>
      <PaidParts at={at} />
      <p className={styles.change} role="status">
        <span>{t(over >= 0 || Number.isNaN(over) ? words.change : words.stillToPay)}</span>
        <b>{money(Number.isNaN(over) ? 0 : Math.abs(over), language)}</b>
      </p>
    </Entry>
  );
}
