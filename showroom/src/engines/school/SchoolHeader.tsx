import { LogOut } from '../../frame/LogIn.tsx';
import { screenHash } from '../../room/hash.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { useSchool } from './room.ts';
import styles from './SchoolHeader.module.css';
import { words } from './words.ts';

/** The name over the door and the ways through the school. */
export function SchoolHeader() {
  const { data, say, screen, brand, businessName } = useSchool();
  const here = screen[0] ?? '';
  const ways = [
    ['', say(words.home)],
    ['office', say(words.office)],
    ['own', say(data.ownName)],
  ] as const;
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        <span className={styles.name} aria-hidden="true">
          {!data.logoHoldsName && !brand && <b>{businessName}</b>}
          <small>{say(data.place)}</small>
        </span>
      </a>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={say(words.ways)}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way ? screenHash(way) : screenHash()}
            aria-current={here === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
