import { useState } from 'react';
import { type Good, type Item, itemOf, itemsOf, squaresOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { putOnBill } from '../../steps/bill.ts';
import { money } from '../../steps/money.ts';
import { remainingOf } from '../../steps/payment.ts';
import { isAsked } from '../../steps/quantity.ts';
import { sumOf } from '../../steps/totals.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounterId, useSteps } from '../useCounterId.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BillPanel } from './BillPanel.tsx';
import styles from './CounterScreen.module.css';
import { Counters } from './Counters.tsx';
import { Measure } from './Measure.tsx';
import { PayPanel } from './PayPanel.tsx';
import { Scan } from './Scan.tsx';
import { Shelf } from './Shelf.tsx';
import { Squares } from './Squares.tsx';

/** The counter: what can be sold, the bill, and how it is paid. */
export function CounterScreen() {
  const { data, world, translate, language } = useTill();
  const { step } = useSteps();
  const at = useCounterId();
  const { bill } = counterOf(world, at);
  const [found, find] = useState('');
  const [asked, ask] = useState<Item>();
  const [chosen, choose] = useState(() => firstSquares(data.goods, bill.lines[0]?.item));
  const good = data.goods.find(({ id }) => id === chosen);
  const take = (item: Item) => {
    if (isAsked(item.good)) ask(item);
    else step((till, before) => putOnBill(till, before, at, item.id, 1000));
  };
  const press = (one: Good) => {
    const item = itemsOf(data).get(one.id);
    if (item) take(item);
    else show(one.id);
  };
  /** The sizes of a good stand above the shelf: on a phone, out of sight. */
  const show = (one: string) => {
    choose(one);
    document.getElementById('squares')?.scrollIntoView({ block: 'nearest' });
  };
  const sum = sumOf(data, world.offers, bill);
  return (
    <>
      <h2 className="visually-hidden">{translate(words.counter)}</h2>
      {data.counters.length > 1 && <Counters at={at} />}
      <div className={styles.counter} data-arrangement={data.arrangement}>
        <section className={styles.goods} aria-label={translate(words.goods)}>
          <Scan at={at} find={find} take={take} show={show} />
          {asked && <Measure key={asked.id} item={asked} at={at} close={() => ask(undefined)} />}
          {good && squaresOf(good) && <Squares good={good} at={at} />}
          <Shelf found={found} chosen={chosen} press={press} />
          {!asked && (
            <button
              type="button"
              className={styles.toPay}
              onClick={() => document.getElementById('pay')?.scrollIntoView()}
            >
              <span>{translate(words.toPay)}</span>
              <b>{money(remainingOf(sum, bill), language)}</b>
            </button>
          )}
        </section>
        <BillPanel
          at={at}
          sum={sum}
          remeasure={(id) => ask(itemOf(data, id))}
          show={(id) => show(itemOf(data, id).good.id)}
        />
        <div className={styles.aside}>
          <PayPanel key={at} at={at} sum={sum} />
          <AccountPanel at={at} sum={sum} />
        </div>
      </div>
    </>
  );
}

const firstSquares = (goods: readonly Good[], item: string | undefined): string | undefined =>
  (
    goods.find((good) => squaresOf(good) && good.id === item?.split('/')[0]) ??
    goods.find(squaresOf)
  )?.id;
