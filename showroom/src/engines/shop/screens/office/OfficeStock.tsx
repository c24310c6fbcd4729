import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { amountOf, typedAmount } from '../../steps/prices.ts';
import { setStock } from '../../steps/stock.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { unitOf } from '../units.ts';
import styles from './Office.module.css';

/** What is on the shelves, and where it is counted anew. */
export function OfficeStock() {
  const { data, t } = useShop();
  return (
    <>
      <h3>{t(words.stock)}</h3>
      <ul className={styles.shelves}>
        {data.goods.map((good) => (
          <Row key={good.id} good={good} />
        ))}
      </ul>
    </>
  );
}

function Row({ good }: { good: Good }) {
  const { world, t, language, completeTask, notify, act } = useShop();
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
          {name} <small>{unitOf(good, language)}</small>
        </label>
        <input
          id={`left-${good.id}`}
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
