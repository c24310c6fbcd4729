import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { typedNumber } from '../../words/amount.ts';
import { numeral } from '../../words/taka.ts';
import styles from './Office.module.css';
import { amountOf } from './prices.ts';
import { useShop } from './room.ts';
import { setStock } from './stock.ts';
import { unitOf } from './units.ts';
import { words } from './words.ts';
import { type Good, leftOf } from './world.ts';

/** What is on the shelves, and where it is counted anew. */
export function OfficeStock() {
  const { data, say } = useShop();
  return (
    <>
      <h3>{say(words.stock)}</h3>
      <ul className={styles.shelves}>
        {data.goods.map((good) => (
          <Row key={good.id} good={good} />
        ))}
      </ul>
    </>
  );
}

function Row({ good }: { good: Good }) {
  const { data, world, say, language, change, reach, tell } = useShop();
  const left = numeral(amountOf(good, leftOf(world, good.id)), language, 3);
  const name = say(good.name);
  const count = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = typedNumber(String(new FormData(event.currentTarget).get('left')));
    if (!change((before) => setStock(before, data, good.id, amount, say))) return;
    reach('stocked');
    tell(say(words.saved));
  };
  return (
    <li>
      <form className={styles.shelf} onSubmit={count} noValidate>
        <label htmlFor={`left-${good.id}`}>
          {name} <small>{unitOf(good, say)}</small>
        </label>
        <input
          id={`left-${good.id}`}
          name="left"
          inputMode="decimal"
          autoComplete="off"
          key={left}
          defaultValue={left}
        />
        <Button type="submit" variant="quiet" label={`${say(words.save)}: ${name}`}>
          {say(words.save)}
        </Button>
      </form>
    </li>
  );
}
