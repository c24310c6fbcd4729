import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { amountOf, typedAmount } from '../../steps/prices.ts';
import { setStock } from '../../steps/stock.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import shop from '../shop.module.css';
import styles from './Office.module.css';
import { OfficeOrders } from './OfficeOrders.tsx';

/** The shop's own side: every order with its state, and what is on the shelves. */
export function Office() {
  const { data, t } = useShop();
  return (
    <div data-page="">
      <h2>{t(words.counter)}</h2>
      <OfficeOrders />
      <h3>{t(words.stock)}</h3>
      <ul className={styles.shelves}>
        {data.goods.map((good) => (
          <Stock key={good.id} good={good} />
        ))}
      </ul>
    </div>
  );
}

/** What is on the shelf of a good, and where it is counted anew. */
function Stock({ good }: { good: Good }) {
  const { world, t, language, completeTask, notify, act, unitOf } = useShop();
  const left = fieldNumber(amountOf(good, leftOf(world, good.id)), language);
  const name = t(good.name);
  const count = (typed: FormData) => {
    const amount = typedAmount(good, String(typed.get('left')));
    if (!act(setStock, good.id, amount)) return;
    completeTask('stocked');
    notify(t(words.saved));
  };
  return (
    <li>
      <Entry className={styles.shelf} send={count}>
        <label htmlFor={`left-${good.id}`}>
          {name} <small>{unitOf(good)}</small>
        </label>
        <input
          id={`left-${good.id}`}
          className={shop.number}
          name="left"
          inputMode="decimal"
          autoComplete="off"
          key={left}
          defaultValue={left}
        />
        <Button type="submit" variant="quiet" label={`${t(words.save)}: ${name}`}>
          {t(words.save)}
        </Button>
      </Entry>
    </li>
  );
}
