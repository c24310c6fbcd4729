import { Field } from '../../../../ui/Field.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import shop from '../shop.module.css';
import { chosenOf, searched } from './filters.ts';
import { Shelf } from './Shelf.tsx';
import styles from './ShopFront.module.css';
import { isBangla } from './spelling.ts';

const parts = lazyComponents({
  hero: lazyComponent(() => import('../good/GoodView.tsx'), 'GoodView'),
  basket: lazyComponent(() => import('./BasketFront.tsx'), 'BasketFront'),
  comparison: lazyComponent(() => import('./Comparison.tsx'), 'Comparison'),
});

type Search = { query: string; search: (query: string) => void };

/** The first screen: the shelves, and what the shop shows beside or above them. */
export function ShopFront({ query, search }: Search) {
  const { data, screen } = useShop();
  // Another shelf begins with an empty search; the filters keep the focus.
  const shelf = screen[0] === 'shelf' ? screen.join('/') : '';
  return (
    <>
      {data.search !== undefined && <SearchBar key={shelf} query={query} search={search} />}
      <Shelves query={query} />
    </>
  );
}

function Shelves({ query }: { query: string }) {
  const { data, screen } = useShop();
  const { front } = data;
  if (front.layout === 'basket') {
    return (
      <parts.basket>
        <Shelf query={query} isQuick />
      </parts.basket>
    );
  }
  if (front.layout !== 'hero') {
    return (
      <div className={shop.wide}>
        {front.layout === 'comparison' && <parts.comparison front={front} />}
        <Shelf query={query} />
      </div>
    );
  }
  const good = goodOf(data, front.good);
  const isChosen = chosenOf(screen).size > 0 || query !== '';
  const shelf = <Shelf query={query} without={isChosen ? undefined : good.id} />;
  const isBeside = front.shelves === 'beside';
  return (
    <>
      <parts.hero good={good} backdrop={front.backdrop} beside={isBeside ? shelf : undefined} />
      {!isBeside && <div className={shop.wide}>{shelf}</div>}
    </>
  );
}

/** The field that finds goods, Bangla ones by Latin letters too, and says which word it found. */
function SearchBar({ query, search }: { query: string; search: (query: string) => void }) {
  const { data, t, completeTask } = useShop();
  const found = query.trim() === '' ? '' : searched(data.goods, query).words;
  const isOtherScript = isBangla(found) && !isBangla(query);
  const type = (text: string) => {
    search(text);
    if (text.trim().length > 1 && searched(data.goods, text).goods.length > 0)
      completeTask('searched');
  };
  return (
    <search className={styles.bar} data-layout={data.front.layout}>
      <Field
        label={t(data.search ?? words.search)}
        name="search"
        type="search"
        initial={query}
        onChange={type}
      />
      <p className={styles.found} aria-live="polite">
        {isOtherScript && (
          <>
            <span aria-hidden="true">→ </span>
            <b lang="bn">{found}</b>
          </>
        )}
      </p>
    </search>
  );
}
