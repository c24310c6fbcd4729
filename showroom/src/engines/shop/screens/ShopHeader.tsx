import { screenHash } from '../../../runtime/hash.ts';
import { Header, Home, Ways } from '../../../ui/Header.tsx';
import { Who } from '../../../ui/Who.tsx';
import { useShop } from '../engine.ts';
import { piecesIn } from '../steps/basket.ts';
import { words } from '../words/words.ts';
import { chosenOf, shelfHash } from './front/filters.ts';
import styles from './ShopHeader.module.css';

/** The name over the door and the ways through the shop. */
export function ShopHeader() {
  const { data, world, t, screen, num } = useShop();
  const [here] = screen;
  const [shelves] = data.filters;
  const chosen = chosenOf(screen);
  const ways = [
    ...(data.sold.length > 0 ? [['warranty', t(words.checkWarranty)] as const] : []),
    ['basket', `${t(words.basket)} (${num(piecesIn(data, world.basket))})`],
    ['orders', t(words.orders)],
    ['office', t(words.counter)],
  ] as const;
  return (
    <Header className={styles.header}>
      <Home isSpelled={data.spelled} />
      <Ways name={t(words.shop)}>
        {shelves?.choices.map(({ id, name }) => (
          <a
            key={id}
            className={styles.shelf}
            href={shelfHash(new Map(), shelves.id, id)}
            aria-current={chosen.get(shelves.id) === id ? 'true' : undefined}
          >
            {t(name)}
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
