import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { goodOf } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { chosenOf } from './filters.ts';
import { SearchBar } from './SearchBar.tsx';
import { Shelf } from './Shelf.tsx';
import styles from './ShopFront.module.css';

const parts = lazyComponents({
  hero: lazyComponent(() => import('../good/GoodView.tsx'), 'GoodView'),
  basket: lazyComponent(() => import('./BasketFront.tsx'), 'BasketFront'),
  comparison: lazyComponent(() => import('./Comparison.tsx'), 'Comparison'),
});

/** The first screen: the shelves, and what the shop shows beside or above them. */
export function ShopFront({ query, search }: { query: string; search: (query: string) => void }) {
  const { data, screen } = useShop();
  const { front } = data;
  // Another shelf begins with an empty search; the filters keep the focus.
  const shelf = screen[0] === 'shelf' ? screen.join('/') : '';
  const bar = data.search !== undefined && <SearchBar key={shelf} query={query} search={search} />;
  switch (front.layout) {
    case 'hero': {
      const good = goodOf(data, front.good);
      const isChosen = chosenOf(screen).size > 0 || query !== '';
      const shelf = <Shelf query={query} without={isChosen ? undefined : good.id} />;
      return (
        <>
          {bar}
          <parts.hero
            good={good}
            backdrop={front.backdrop}
            beside={front.shelves === 'beside' ? shelf : undefined}
          />
          {front.shelves === 'below' && <div className={styles.below}>{shelf}</div>}
        </>
      );
    }
    case 'basket':
      return (
        <>
          {bar}
          <parts.basket query={query} />
        </>
      );
    case 'comparison':
      return (
        <>
          {bar}
          <div className={styles.below}>
            <parts.comparison front={front} />
            <Shelf query={query} />
          </div>
        </>
      );
    case 'search':
      return (
        <>
          {bar}
          <div className={styles.below}>
            <Shelf query={query} />
          </div>
        </>
      );
  }
}
