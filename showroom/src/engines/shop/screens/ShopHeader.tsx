import { screenHash } from '../../../runtime/hash.ts';
import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { numeral } from '../../../words/taka.ts';
import { useShop } from '../engine.ts';
import { piecesIn } from '../steps/basket.ts';
import { words } from '../words/words.ts';
import { chosenOf, shelfHash } from './front/filters.ts';
import styles from './ShopHeader.module.css';

/** The name over the door and the ways through the shop. */
export function ShopHeader() {
  const { data, world, translate, language, screen } = useShop();
  const [here] = screen;
  const [shelves] = data.filters;
  const chosen = chosenOf(screen);
  const ways = [
    ...(data.sold.length > 0 ? [['warranty', translate(words.checkWarranty)] as const] : []),
    ['basket', `${translate(words.basket)} (${numeral(piecesIn(data, world.basket), language)})`],
    ['orders', translate(words.orders)],
    ['office', translate(words.counter)],
  ] as const;
  return (
    <Header className={styles.header}>
      <Home isSpelled={data.spelled} />
      <Ways name={translate(words.shop)}>
        {shelves?.choices.map(({ id, name }) => (
          <a
            key={id}
            className={styles.shelf}
            href={shelfHash(new Map(), shelves.id, id)}
            aria-current={chosen.get(shelves.id) === id ? 'true' : undefined}
          >
            {translate(name)}
          </a>
        ))}
        {ways.map(([way, name]) => (
          <a key={way} href={screenHash(way)} aria-current={here === way ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </Ways>
      <Who />
    </Header>
  );
}
