import { LogOut } from '../../frame/LogIn.tsx';
import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { numeral } from '../../words/taka.ts';
import { inTaka } from './amounts.ts';
import { monthOf } from './dates.ts';
import styles from './Header.module.css';
import { usePharmacy } from './room.ts';
import { words } from './words.ts';

/** The name over the door, what was sold today, and the ways through the pharmacy. */
export function Header() {
  const { data, world, say, language, today, screen, brand, businessName } = usePharmacy();
  const isPurchaseFirst = data.opensAt === 'purchase';
  const counter = ['counter', say(words.counter)] as const;
  const orders = ['orders', say(words.purchase)] as const;
  const ways = [
    ...(isPurchaseFirst ? [orders, counter] : [counter]),
    ['stock', say(words.stock)] as const,
    ...(data.branches.length > 1 ? [['transfers', say(words.transfers)] as const] : []),
    ...(isPurchaseFirst ? [] : [orders]),
  ];
  const here = screen[0] ?? ways[0]?.[0];
  const taken = world.bills.reduce(
    (sum, { total }) => sum + total,
    data.branches.reduce((sum, branch) => sum + branch.taken * 100, 0),
  );
  const bills = data.branches.reduce((sum, branch) => sum + branch.bills, world.bills.length);
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <p className={styles.place}>
        {isPurchaseFirst
          ? filled(say(words.purchaseDesk), {
              place: say(data.place),
              month: monthOf(0, today, language, 'long'),
            })
          : say(data.place)}
      </p>
      <p className={styles.today}>
        {filled(say(words.today), {
          taka: inTaka(taken, language),
          bills: numeral(bills, language),
        })}
      </p>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={say(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way === ways[0]?.[0] ? screenHash() : screenHash(way)}
            aria-current={here === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
