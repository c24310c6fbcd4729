import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { type Good, itemsOfGood, squaresOf } from '../../data.ts';
import { total } from '../../steps/money.ts';
import { isAsked } from '../../steps/quantity.ts';
import { isFound } from '../../steps/scan.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { NearDate, Price } from '../Marks.tsx';
import styles from './CounterScreen.module.css';

/** What can be pressed to be sold, by section or by what was typed. */
export function Shelf({
  found,
  chosen,
  press,
}: {
  found: string;
  chosen: string | undefined;
  press: (good: Good) => void;
}) {
  const { data, t, perUnit } = useCounter();
  const [section, open] = useState('');
  const shown = data.goods.filter((good) =>
    found.trim() === '' ? section === '' || good.section === section : isFound(good, found),
  );
  return (
    <>
      {data.sections.length > 1 && (
        <Choice
          className={styles.sections}
          legend={t(words.sections)}
          choices={[
            ['', t(words.all)],
            ...data.sections.map(({ id, name }) => [id, t(name)] as const),
          ]}
          chosen={section}
          choose={open}
        />
      )}
      <ul className={styles.shelf}>
        {shown.map((good) => (
          <li key={good.id}>
            <button
              type="button"
              className={styles.good}
              aria-pressed={squaresOf(good) ? good.id === chosen : undefined}
              onClick={() => press(good)}
            >
              <img {...good.picture} alt="" width="56" height="56" loading="lazy" />
              <span>{t(good.name)}</span>
              <b>
                <Price good={good} />
                {isAsked(good) && <small> / {perUnit(good)}</small>}
              </b>
              <NearDate good={good} />
              <Left good={good} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{shown.length === 0 && t(words.nothingFound)}</p>
    </>
  );
}

/** How much is left, where that is little. */
function Left({ good }: { good: Good }) {
  const { world, t, quantity } = useCounter();
  const left = total(itemsOfGood(good).map(({ id }) => leftOf(world, id)));
  if (left === 0) return <small>{t(words.soldOut)}</small>;
  if (left > 5000 && !squaresOf(good)) return null;
  return (
    <small>
      {t(words.left)} {quantity(left, good)}
    </small>
  );
}
