import { LogOut } from '../frame/LogOut.tsx';
import { useFrame } from '../runtime/engine.tsx';
import { screenHash } from '../runtime/hash.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './PlaceHeader.module.css';
import { Sign } from './Sign.tsx';

/** The name over the door, what stands beside it, the ways through the place, and the way out. */
export function PlaceHeader({
  notes,
  ways,
  waysName,
}: {
  /** Where it is, and how the day goes. */
  notes: readonly string[];
  /** Its parts by the first part of their hash; the first one is the first screen. */
  ways: readonly (readonly [string, string])[];
  waysName: string;
}) {
  const { screen, login, brand, businessName } = useFrame();
  const first = ways[0]?.[0];
  const here = screen[0] ?? first;
  return (
    <header className={styles.header} data-staff={login ? true : undefined}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.who}>
        <LanguageChoice />
        <LogOut />
      </div>
      <nav className={styles.ways} aria-label={waysName}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way === first ? screenHash() : screenHash(way)}
            aria-current={here === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
