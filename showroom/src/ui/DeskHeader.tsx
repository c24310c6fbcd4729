import styles from './DeskHeader.module.css';
import { Header, Home, Ways } from './Header.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

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
  return (
    <Header className={styles.header}>
      <Home />
      <LanguageChoice />
      <Ways
        name={waysName}
        ways={ways}
        here={ways.some(([way]) => way === here) ? here : undefined}
      />
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
    </Header>
  );
}
