import { useEffect, useRef } from 'react';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Filters } from './Filters.tsx';
import { chosenOf, goodsFor, searched } from './filters.ts';
import { GoodTile } from './GoodTile.tsx';
import styles from './Shelf.module.css';

/**
 * The shelves with their filters, or what of them a search finds.
 * @param without a good that is shown elsewhere
 * @param isQuick whether goods are put into the basket from here
 */
export function Shelf({
  query,
  without,
  isQuick = false,
}: {
  query: string;
  without?: string | undefined;
  isQuick?: boolean;
}) {
  const { data, t, screen, num, say } = useShop();
  const chosen = chosenOf(screen);
  const isSearch = query.trim() !== '';
  const fitting = goodsFor(data, chosen);
  const found = (isSearch ? searched(fitting, query).goods : fitting).filter(
    ({ id }) => id !== without,
  );
  const isNarrowed = isSearch || chosen.size > 0;
  const place = useRef<HTMLElement>(null);
  const narrowed = [...chosen].join();
  // Who chooses a shelf in the head of the page sees it, also where something else stands above it.
  useEffect(() => {
    const shelf = place.current;
    if (narrowed === '' || !shelf) return;
    if (shelf.getBoundingClientRect().top > innerHeight / 2) shelf.scrollIntoView();
  }, [narrowed]);
  return (
    <section className={styles.shelf} data-count={found.length} ref={place}>
      <div className={styles.head}>
        <h2>{t(data.motto)}</h2>
        <p role="status">{isNarrowed && say(words.found, { count: num(found.length) })}</p>
      </div>
      <div className={styles.filters}>
        <Filters />
      </div>
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
    </section>
  );
}
