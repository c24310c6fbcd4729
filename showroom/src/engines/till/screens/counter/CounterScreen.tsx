import { useState } from 'react';
import { Places } from '../../../../counter/Places.tsx';
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
  const { data, t, world, money, at, remaining } = useCounter();
  const [found, find] = useState('');
  const { asked, chosen } = desk;
  const stateOf = (counter: string) => {
    const { isOpen, bill } = counterOf(world, counter);
    if (!isOpen) return ` (${t(words.isClosed)})`;
    return bill.lines.length > 0 && <span className="visually-hidden"> {t(words.underWay)}</span>;
  };
  return (
    <>
      <h2 className="visually-hidden">{t(words.counter)}</h2>
      {data.counters.length > 1 && (
        <Places
          name={t(words.counters)}
          screen="counter"
          places={data.counters.map(({ id, name }) => [
            id,
            <span key={id}>
              {t(name)}
              {stateOf(id)}
            </span>,
          ])}
          open={at}
          isOnBar
        />
      )}
      <Stack gap={4} className={styles.counter} data-arrangement={data.arrangement}>
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
      </Stack>
    </>
  );
}
