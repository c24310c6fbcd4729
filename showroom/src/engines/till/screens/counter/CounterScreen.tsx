import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { later } from '../../../../ui/later.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { hasAccount, squaresOf } from '../../data.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { BillPanel } from './BillPanel.tsx';
import styles from './CounterScreen.module.css';
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
  const { data, t, money, at, remaining } = useCounter();
  const [found, find] = useState('');
  const { asked, chosen } = desk;
  return (
    <>
      <h2 className="visually-hidden">{t(words.counter)}</h2>
      {data.counters.length > 1 && <Counters />}
      <div className={styles.counter} data-arrangement={data.arrangement}>
        <Stack as="section" className={styles.goods} aria-label={t(words.goods)}>
          <Scan find={find} read={desk.find} />
          {asked && <Measure key={asked.id} item={asked} close={desk.answered} />}
          {chosen && squaresOf(chosen) && <parts.squares good={chosen} />}
          <Shelf found={found} chosen={chosen?.id} press={desk.press} />
          {!asked && (
            <div className={styles.toPay}>
              <Button onClick={() => document.getElementById('pay')?.scrollIntoView()}>
                {t(words.toPay)} <b>{money(remaining)}</b>
              </Button>
            </div>
          )}
        </Stack>
        <BillPanel desk={desk} />
        <Stack>
          <PayPanel key={at} />
          {data.customers.some(hasAccount) && <parts.account />}
        </Stack>
      </div>
    </>
  );
}

/** The way to the other counters. */
function Counters() {
  const { data, t, world, at } = useCounter();
  return (
    <nav className={styles.counters} aria-label={t(words.counters)} data-goes-on>
      {data.counters.map(({ id, name }) => {
        const { isOpen, bill } = counterOf(world, id);
        return (
          <a
            key={id}
            href={screenHash('counter', id)}
            aria-current={id === at ? 'true' : undefined}
          >
            {t(name)}
            {!isOpen && ` (${t(words.isClosed)})`}
            {isOpen && bill.lines.length > 0 && (
              <span className="visually-hidden"> {t(words.underWay)}</span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
