import { useFrame } from '../runtime/engine.tsx';
import { screenHash } from '../runtime/hash.ts';
import styles from './DeskHeader.module.css';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Sign } from './Sign.tsx';

/** The name over the door, the ways through the desk, and who sits at it. */
export function DeskHeader({
  ways,
  waysName,
  people,
  person,
  youAre,
  here,
  sitDown,
}: {
  /** The parts of the desk by the first part of their hash; the first one is the first screen. */
  ways: readonly (readonly [string, string])[];
  waysName: string;
  /** Who may sit there, and what they may do. */
  people: readonly { readonly id: string; readonly name: string; readonly may: string }[];
  person: string;
  youAre: string;
  /** The part that is open. */
  here: string;
  sitDown: (person: string) => void;
}) {
  const { brand, businessName } = useFrame();
  const first = ways[0]?.[0];
  const open = ways.some(([way]) => way === here) ? here : first;
  return (
    <header className={styles.header}>
      <a href={screenHash()} className={styles.home}>
        <Sign />
        {!brand && <b aria-hidden="true">{businessName}</b>}
      </a>
      <LanguageChoice />
      <nav className={styles.ways} aria-label={waysName}>
        {ways.map(([way, name]) => (
          <a
            key={way}
            href={way === first ? screenHash() : screenHash(way)}
            aria-current={open === way ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <label className={styles.person}>
        <span>
          {youAre} · {people.find(({ id }) => id === person)?.may}
        </span>
        <select value={person} onChange={(event) => sitDown(event.target.value)}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
