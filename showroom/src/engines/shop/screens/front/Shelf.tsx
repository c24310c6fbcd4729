import { useEffect, useRef } from 'react';
import { goTo, screenOf } from '../../../../runtime/hash.ts';
import { Choice } from '../../../../ui/Choice.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Swatch } from '../Swatch.tsx';
import shop from '../shop.module.css';
import { chosenOf, goodsFor, priceFilter, priceGroups, searched, shelfHash } from './filters.ts';
import { GoodTile } from './GoodTile.tsx';
import styles from './Shelf.module.css';

type Shown = { query: string; without?: string | undefined; isQuick?: boolean };

/**
 * The shelves with their filters, or what of them a search finds.
 * @param without a good that is shown elsewhere
 * @param isQuick whether goods are put into the basket from here
 */
export function Shelf({ query, without, isQuick = false }: Shown) {
  const { data, t, screen, say } = useShop();
  const chosen = chosenOf(screen);
  const isSearch = query.trim() !== '';
  const fitting = goodsFor(data, chosen);
  const found = (isSearch ? searched(fitting, query).goods : fitting).filter(
    ({ id }) => id !== without,
  );
  const place = useRef<HTMLElement>(null);
  const narrowed = [...chosen].join();
  // Who chooses a shelf in the head of the page sees it, also where something else stands above it.
  useEffect(() => {
    const shelf = place.current;
    if (narrowed === '' || !shelf) return;
    if (shelf.getBoundingClientRect().top > innerHeight / 2) shelf.scrollIntoView();
  }, [narrowed]);
  return (
    <section ref={place}>
      <Stack gap={4}>
        <Row isApart gap={1}>
          <h2>{t(data.motto)}</h2>
          <p role="status" className={shop.soft}>
            {(isSearch || narrowed !== '') && say(words.found, { count: found.length })}
          </p>
        </Row>
        <Filters />
        {found.length === 0 ? (
          <p>{t(words.nothing)}</p>
        ) : (
          <ul
            className={styles.goods}
            data-quick={isQuick || undefined}
            data-covers={data.goods.some(({ lettered }) => lettered) || undefined}
          >
            {found.map((good) => (
              <GoodTile key={good.id} good={good} isQuick={isQuick} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

/** What the shelves can be narrowed by: the shop's own filters, and its groups of prices. */
function Filters() {
  const { data, t, screen, completeTask, taka, say } = useShop();
  const chosen = chosenOf(screen);
  const groups = priceGroups(data).map(({ id, above, most }) => ({
    id,
    name: say(priceWords(above, most), {
      // A price at the end of a group is in it, and in no other.
      least: taka(above + 1),
      amount: taka(Number.isFinite(most) ? most : above),
    }),
    colour: undefined,
  }));
  const prices = { id: priceFilter, name: words.price, choices: groups };
  const pick = (filter: string, choice: string) => {
    // Pressed once more, a choice is taken back.
    const next = chosen.get(filter) === choice ? '' : choice;
    goTo(...screenOf(shelfHash(chosen, filter, next)));
    if (next !== '') completeTask('filtered');
  };
  const filters = [...data.filters, ...(groups.length > 0 ? [prices] : [])];
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters}>
      {filters.map(({ id, name, choices }) => (
        <Choice
          key={id}
          legend={t(name)}
          choices={choices.map((choice) => [
            choice.id,
            <Swatch key={choice.id} name={t(choice.name)} colour={choice.colour} />,
          ])}
          chosen={chosen.get(id) ?? ''}
          choose={(choice) => pick(id, choice)}
        />
      ))}
    </div>
  );
}

/** How a group of prices is said: the first has no lower end, the last no upper one. */
const priceWords = (above: number, most: number) => {
  if (above === 0) return words.upTo;
  return Number.isFinite(most) ? words.between : words.from;
};
