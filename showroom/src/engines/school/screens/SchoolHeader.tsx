import { LogOut } from '../../../frame/LogOut.tsx';
import { screenHash } from '../../../runtime/hash.ts';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { Sign } from '../../../ui/Sign.tsx';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import styles from './SchoolHeader.module.css';

/** The name over the door and the ways through the school. */
export function SchoolHeader() {
  const { data, translate, screen, brand, businessName } = useSchool();
  const here = screen[0] ?? '';
  const ways = [
    ['', translate(words.home)],
    ['office', translate(words.office)],
    ['own', translate(data.ownName)],
  ] as const;
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        <span className={styles.name} aria-hidden="true">
          {!data.logoHoldsName && !brand && <b>{businessName}</b>}
          <small>{translate(data.place)}</small>
        </span>
      </a>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={translate(words.ways)}>
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
