import { useState } from 'react';
import { Account } from './Account.tsx';
import { BillPanel } from './BillPanel.tsx';
import { putOnBill } from './bill.ts';
import styles from './CounterScreen.module.css';
import { Counters } from './Counters.tsx';
import { useTill } from './engine.ts';
import { type Good, type Item, itemOf, itemsOf, squaresOf } from './goods.ts';
import { Measure } from './Measure.tsx';
import { money } from './money.ts';
import { PayPanel } from './PayPanel.tsx';
import { remainingOf } from './payment.ts';
import { isAsked } from './quantity.ts';
import { Scan } from './Scan.tsx';
import { Shelf } from './Shelf.tsx';
import { Squares } from './Squares.tsx';
import { sumOf } from './totals.ts';
import { useCounterId, useSteps } from './useSteps.ts';
import { words } from './words.ts';
import { counterOf } from './world.ts';

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
          <Account at={at} sum={sum} />
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
