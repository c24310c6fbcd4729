import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { type Good, itemsOf, squaresOf } from '../../data.ts';
import { total } from '../../steps/money.ts';
import { isAsked, perUnit } from '../../steps/quantity.ts';
import { fits } from '../../steps/scan.ts';
import { words } from '../../words/words.ts';
import { leftOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { NearDate } from '../NearDate.tsx';
import styles from './CounterScreen.module.css';
import { Price } from './Price.tsx';

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
  const { data, t, language } = useCounter();
  const [section, open] = useState('');
  const shown = data.goods.filter((good) =>
    found.trim() === '' ? section === '' || good.section === section : fits(good, found),
  );
  return (
    <>
      {data.sections.length > 1 && (
        <fieldset className={styles.sections} data-goes-on>
          <legend className="visually-hidden">{t(words.sections)}</legend>
          {[{ id: '', name: words.all }, ...data.sections].map(({ id, name }) => (
            <Button key={id} variant="quiet" isPressed={section === id} onClick={() => open(id)}>
              {t(name)}
            </Button>
          ))}
        </fieldset>
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
              <img {...good.picture} alt="" width="72" height="72" loading="lazy" />
              <span className={styles.name}>{t(good.name)}</span>
              <b>
                <Price good={good} />
                {isAsked(good) && <small> / {perUnit(good, language)}</small>}
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
  const { data, world, t, quantity } = useCounter();
  const items = [...itemsOf(data).values()].filter((item) => item.good.id === good.id);
  const left = total(items.map(({ id }) => leftOf(world, id)));
  if (left === 0) return <small>{t(words.soldOut)}</small>;
  if (left > 5000 && !squaresOf(good)) return null;
  return (
    <small>
      {t(words.left)} {quantity(left, good)}
    </small>
  );
}
