import { LogOut } from '../../frame/LogIn.tsx';
import { screenHash } from '../../room/hash.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { numeral } from '../../words/taka.ts';
import { chosenOf, shelfHash } from './filters.ts';
import { useShop } from './room.ts';
import styles from './ShopHeader.module.css';
import { words } from './words.ts';

/** The name over the door and the ways through the shop. */
export function ShopHeader() {
  const { data, world, say, language, screen, brand, businessName } = useShop();
  const [here] = screen;
  const [shelves] = data.filters;
  const chosen = chosenOf(screen);
  const ways = [
    ...(data.sold.length > 0 ? [['warranty', say(words.checkWarranty)] as const] : []),
    ['basket', `${say(words.basket)} (${numeral(world.basket.length, language)})`],
    ['orders', say(words.orders)],
    ['office', say(words.counter)],
  ] as const;
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {data.spelled && !brand && (
          <b className={styles.spelled} aria-hidden="true">
            {businessName}
          </b>
        )}
      </a>
      <nav className={styles.ways} aria-label={say(words.shop)}>
        {shelves?.choices.map(({ id, name }) => (
          <a
            key={id}
            className={styles.shelf}
            href={shelfHash(new Map(), shelves.id, id)}
            aria-current={chosen.get(shelves.id) === id ? 'true' : undefined}
          >
            {say(name)}
          </a>
        ))}
        {ways.map(([way, name]) => (
          <a key={way} href={screenHash(way)} aria-current={here === way ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
    </header>
  );
}
