import { useState } from 'react';
import { later } from '../../../../ui/later.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { hasAccount, itemOf, squaresOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { money } from '../../steps/money.ts';
import { remainingOf } from '../../steps/payment.ts';
import { sumOf } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounterId } from '../AtCounter.tsx';
import { BillPanel } from './BillPanel.tsx';
import styles from './CounterScreen.module.css';
import { Counters } from './Counters.tsx';
import { PayPanel } from './PayPanel.tsx';
import { Scan } from './Scan.tsx';
import { Shelf } from './Shelf.tsx';
import type { Desk } from './useDesk.ts';

const parts = lazyComponents({
  account: lazyComponent(() => import('./AccountPanel.tsx'), 'AccountPanel'),
  squares: lazyComponent(() => import('./Squares.tsx'), 'Squares'),
});
const Measure = later(() => import('./Measure.tsx'), 'Measure');

/** The counter: what can be sold, the bill, and how it is paid. */
export function CounterScreen({ desk }: { desk: Desk }) {
  const { data, world, premises, t, language } = useTill();
  const at = useCounterId();
  const { bill } = counterOf(world, at);
  const [found, find] = useState('');
  const { asked, chosen, show } = desk;
  const sum = sumOf(premises, world.offers, bill);
  return (
    <>
      <h2 className="visually-hidden">{t(words.counter)}</h2>
      {data.counters.length > 1 && <Counters at={at} />}
      <div className={styles.counter} data-arrangement={data.arrangement}>
        <section className={styles.goods} aria-label={t(words.goods)}>
          <Scan find={find} read={desk.find} isBillEmpty={bill.lines.length === 0} />
          {asked && <Measure key={asked.id} item={asked} at={at} close={desk.answered} />}
          {chosen && squaresOf(chosen) && <parts.squares good={chosen} at={at} />}
          <Shelf found={found} chosen={chosen?.id} press={desk.press} />
          {!asked && (
            <button
              type="button"
              className={styles.toPay}
              onClick={() => document.getElementById('pay')?.scrollIntoView()}
            >
              <span>{t(words.toPay)}</span>
              <b>{money(remainingOf(sum, bill), language)}</b>
            </button>
          )}
        </section>
        <BillPanel
          at={at}
          sum={sum}
          remeasure={(id) => desk.ask(itemOf(data, id))}
          show={(id) => show(itemOf(data, id).good.id)}
        />
        <div className={styles.aside}>
          <PayPanel key={at} at={at} sum={sum} />
          {data.customers.some(hasAccount) && <parts.account at={at} sum={sum} />}
        </div>
      </div>
    </>
  );
}
