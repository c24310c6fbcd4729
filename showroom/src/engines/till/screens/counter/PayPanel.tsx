import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { minutesNow } from '../../../../words/clock.ts';
import { numeral } from '../../../../words/taka.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money, paisaOf, roundAmounts } from '../../steps/money.ts';
import { pay, pointsOf, remainingOf } from '../../steps/payment.ts';
import type { Sum } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf, type Means, type TillWorld } from '../../world.ts';
import { Icon } from '../Icon.tsx';
import { useSteps } from '../useCounterId.ts';
import { Keypad } from './Keypad.tsx';
import { PaidParts } from './PaidParts.tsx';
import styles from './PayPanel.module.css';

/** How a bill is paid, at once or in parts, and the change. */
export function PayPanel({ at, sum }: { at: string; sum: Sum }) {
  const { data, world, translate, language, completeTask } = useTill();
  const { step } = useSteps();
  const [given, give] = useState('');
  const { bill } = counterOf(world, at);
  const remaining = remainingOf(sum, bill);
  const customer = customerOf(data, bill.customer);
  const points = pointsOf(world, bill.customer) ?? 0;
  const means: readonly Means[] = [
    'cash',
    'bkash',
    'card',
    ...((customer?.limit ?? 0) > 0 ? (['due'] as const) : []),
    ...(points > 0 ? (['points'] as const) : []),
  ];
  const take = (by: Means) => {
    const all = by === 'points' ? Math.min(points, Math.floor(remaining / 100)) : undefined;
    const amount = given.trim() === '' ? all : typedNumber(given);
    let after: TillWorld = world;
    const isTaken = step((till, before) => {
      after = pay(till, before, at, by, amount, minutesNow());
      return after;
    });
    if (!isTaken) return;
    give('');
    const [sale] = after.sales;
    if (!sale || after.nextNumber === world.nextNumber) return;
    completeTask(sale.exchange === null ? 'sold' : 'exchanged');
    if (sale.parts.some((part) => part.by === 'due')) completeTask('charged');
    goTo('receipts', sale.number);
  };
  if (remaining === 0 && bill.lines.length > 0) {
    return (
      <section className={styles.pay} id="pay" aria-label={translate(words.payment)}>
        <Button onClick={() => take('cash')}>
          <Icon of="print" />
          {translate(words.finish)}
        </Button>
      </section>
    );
  }
  const typed = typedNumber(given);
  const over = paisaOf(typed) - remaining;
  return (
    <section
      className={styles.pay}
      id="pay"
      aria-label={translate(words.payment)}
      data-arrangement={data.arrangement}
    >
      <label className={styles.given}>
        <span>{translate(words.given)}</span>
        <input
          value={given}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => give(event.target.value)}
        />
      </label>
      <p className={styles.quick}>
        {roundAmounts(remaining).map((amount) => (
          <Button
            key={amount}
            variant="quiet"
            onClick={() => give(numeral(amount / 100, language))}
          >
            {money(amount, language)}
          </Button>
        ))}
      </p>
      {data.arrangement === 'keys' && (
        <Keypad press={(key) => give(key === '' ? given.slice(0, -1) : given + key)} />
      )}
      <p className={styles.means}>
        {means.map((by) => (
          <button key={by} type="button" data-by={by} onClick={() => take(by)}>
            <Icon of={by} />
            {translate(words[by])}
          </button>
        ))}
      </p>
      <PaidParts at={at} />
      <p className={styles.change} role="status">
        <span>{translate(over >= 0 || Number.isNaN(over) ? words.change : words.stillToPay)}</span>
        <b>{money(Number.isNaN(over) ? 0 : Math.abs(over), language)}</b>
      </p>
    </section>
  );
}
