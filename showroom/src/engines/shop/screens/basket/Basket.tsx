import type { FocusEvent } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { fieldNumber } from '../../../../words/amount.ts';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { acceptSubstitute, setCount } from '../../steps/basket.ts';
import { lineKey } from '../../steps/lines.ts';
import { amountOf, countOf, lineSum, typedAmount } from '../../steps/prices.ts';
import { words } from '../../words/words.ts';
import type { Line } from '../../world.ts';
import shop from '../shop.module.css';
import styles from './Basket.module.css';
import { Checkout } from './Checkout.tsx';

/** What the visitor takes, and the order. */
export function Basket() {
  const { world, t } = useShop();
  return (
    <div data-page="">
      <h2>{t(words.yourBasket)}</h2>
      {world.basket.length === 0 ? (
        <>
          <p>{t(words.empty)}</p>
          <LinkButton href={screenHash()}>{t(words.toShelves)}</LinkButton>
        </>
      ) : (
        <div className={styles.basket}>
          <ul>
            {world.basket.map((line) => (
              <BasketLine key={lineKey(line)} line={line} />
            ))}
          </ul>
          <Checkout />
        </div>
      )}
    </div>
  );
}

/** A line of the basket: how much of it, by press or typed, and whether another good may come instead. */
function BasketLine({ line }: { line: Line }) {
  const { data, change, t, language, act, taka, chosenInWords, unitOf } = useShop();
  const good = goodOf(data, line.good);
  const unit = unitOf(good);
  const name = t(good.name);
  const shown = fieldNumber(amountOf(good, line.count), language);
  const put = (count: number) => act(setCount, line, count);
  const type = (event: FocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    if (field.value === shown) return;
    // A refused value is cleared from the field.
    if (!put(countOf(good, typedAmount(good, field.value)))) field.value = shown;
  };
  const press = (sign: string, label: string, more: number) => (
    <Button variant="quiet" label={`${label}: ${name}`} onClick={() => put(line.count + more)}>
      {sign}
    </Button>
  );
  return (
    <li className={styles.line}>
      <img {...good.picture} alt="" />
      <p className={styles.what}>
        <a href={screenHash('goods', good.id)}>{name}</a>
        <small>{chosenInWords(line)}</small>
      </p>
      <Row gap={1} className={styles.count}>
        {press('−', t(words.fewer), -1)}
        <input
          key={shown}
          className={shop.number}
          aria-label={`${t(words.amountOf)}: ${name}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown}
          onBlur={type}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        {unit && <span>{unit}</span>}
        {press('+', t(words.more), 1)}
      </Row>
      <b>{taka(lineSum(data, line))}</b>
      {data.checkout.substitutes && (
        <label className={`${shop.tall} ${styles.substitute}`}>
          <input
            type="checkbox"
            checked={line.substitute}
            onChange={(event) => {
              const { checked } = event.target;
              change((before) => acceptSubstitute(before, line, checked));
            }}
          />
          <span>
            {t(words.substitute)}
            <span className="visually-hidden">: {name}</span>
          </span>
        </label>
      )}
    </li>
  );
}
