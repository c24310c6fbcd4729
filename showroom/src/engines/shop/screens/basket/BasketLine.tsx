import type { FocusEvent } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { acceptSubstitute, setCount } from '../../steps/basket.ts';
import { amountOf, countOf, lineSum, typedAmount } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Line } from '../../world.ts';
import { chosenInWords } from '../chosen.ts';
import { unitOf } from '../units.ts';
import styles from './Basket.module.css';

/** A line of the basket: how much of it, by press or typed, and whether another good may come instead. */
export function BasketLine({ line }: { line: Line }) {
  const { data, change, t, language, act, taka } = useShop();
  const good = goodOf(data, line.good);
  const name = t(good.name);
  const shown = fieldNumber(amountOf(good, line.count), language);
  const put = (count: number) => act(setCount, line, count);
  const type = (event: FocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    if (field.value === shown) return;
    // A refused value is cleared from the field.
    if (!put(countOf(good, typedAmount(good, field.value)))) field.value = shown;
  };
  return (
    <li className={styles.line}>
      <img {...good.picture} alt="" />
      <p className={styles.what}>
        <a href={screenHash('goods', good.id)}>{name}</a>
        <small>{chosenInWords(data, line, language)}</small>
      </p>
      <div className={styles.count}>
        <Button
          variant="quiet"
          label={`${t(words.fewer)}: ${name}`}
          onClick={() => put(line.count - 1)}
        >
          −
        </Button>
        <input
          key={shown}
          aria-label={`${t(words.amountOf)}: ${name}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown}
          onBlur={type}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <span>{unitOf(good, language)}</span>
        <Button
          variant="quiet"
          label={`${t(words.more)}: ${name}`}
          onClick={() => put(line.count + 1)}
        >
          +
        </Button>
      </div>
      <b className={styles.sum}>{taka(lineSum(data, line))}</b>
      {data.checkout.substitutes && (
        <label className={styles.substitute}>
          <input
            type="checkbox"
            checked={line.substitute}
            onChange={(event) => {
              const { checked } = event.target;
              change((before) => acceptSubstitute(before, line, checked));
            }}
          />
          {t(words.substitute)}
          <span className="visually-hidden">: {name}</span>
        </label>
      )}
    </li>
  );
}
