import type { SubmitEvent } from 'react';
import { LogIn } from '../../frame/LogIn.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  colourAndSize,
  type Good,
  type Item,
  itemOf,
  itemsOf,
  nameOf,
  squaresOf,
} from './goods.ts';
import { money, paisaOf } from './money.ts';
import { Near } from './Near.tsx';
import office from './Office.module.css';
import { setStock } from './office.ts';
import { perUnit, quantityNumeral, quantityText, unitName } from './quantity.ts';
import { useTill } from './room.ts';
import styles from './Shelves.module.css';
import { useSteps } from './useSteps.ts';
import { words } from './words.ts';
import { leftOf } from './world.ts';

/** What is on the shelves: what is near its date first, and all counts, which an Admin sets right. */
export function Shelves() {
  const { data, say, login } = useTill();
  const { nearDays } = data;
  const near = data.goods
    .filter(({ expires }) => expires !== null && nearDays !== null && expires <= nearDays)
    .toSorted((one, other) => (one.expires ?? 0) - (other.expires ?? 0));
  return (
    <>
      <h2>{say(words.shelves)}</h2>
      {near.length > 0 && (
        <>
          <h3>{say(words.nearTheirDate)}</h3>
          <ul className={office.cards}>
            {near.map((good) => (
              <NearCard key={good.id} good={good} />
            ))}
          </ul>
        </>
      )}
      {data.sections.map(({ id, name }) => (
        <section key={id} className={styles.section}>
          <h3>{say(name)}</h3>
          <ul className={office.cards}>
            {data.goods
              .filter(({ section }) => section === id)
              .map((good) => (
                <li key={good.id} className={`${office.card} ${styles.good}`}>
                  <GoodCard good={good} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}

function NearCard({ good }: { good: Good }) {
  const { world, say, language } = useTill();
  const left = leftOf(world, good.id);
  return (
    <li className={office.card}>
      <b>{say(good.name)}</b>
      <Near good={good} />
      <p>
        {quantityText(left, good, language)} ·{' '}
        {money(Math.round((paisaOf(good.price) * left) / 1000), language)}
      </p>
    </li>
  );
}

function GoodCard({ good }: { good: Good }) {
  const { data, say, language } = useTill();
  const items = [...itemsOf(data).values()].filter((item) => item.good.id === good.id);
  return (
    <>
      <img src={good.picture} alt="" width="72" height="72" />
      <div>
        <b>{say(good.name)}</b>
        <p className={office.soft}>
          {good.code} · {money(paisaOf(good.price), language)} / {perUnit(good, language)}
          {good.dealerPrice !== null &&
            ` · ${say(words.dealerPrice)} ${money(paisaOf(good.dealerPrice), language)}`}
        </p>
        <Near good={good} />
      </div>
      {squaresOf(good) ? (
        <details>
          <summary>{say(words.allSizes)}</summary>
          {items.map((item) => (
            <Count key={item.id} item={item} />
          ))}
        </details>
      ) : (
        <Count item={itemOf(data, good.id)} />
      )}
    </>
  );
}

/** How much of an item there is; an Admin may count anew. */
function Count({ item }: { item: Item }) {
  const { world, say, language, login } = useTill();
  const { step } = useSteps();
  const left = leftOf(world, item.id);
  const name = nameOf(item, say);
  const { colour, size } = item;
  const squareName = colour && size && colourAndSize(colour, size, say);
  if (login?.role !== 'Admin') {
    return (
      <p className={styles.left}>
        {squareName && `${squareName}: `}
        {say(words.left)} <b>{quantityText(left, item.good, language)}</b>
      </p>
    );
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('left'));
    step((till, before) => setStock(till, before, item.id, typed));
  };
  return (
    <form className={styles.count} onSubmit={save} noValidate>
      {squareName}
      <input
        key={left}
        name="left"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${say(words.left)}: ${name}`}
        defaultValue={quantityNumeral(left, language).replaceAll(',', '')}
      />
      {unitName(item.good, language)}
      <Button type="submit" variant="quiet" label={`${say(words.save)}: ${name}`}>
        {say(words.save)}
      </Button>
    </form>
  );
}
