import type { DemoText } from '../demo/words.ts';
import { useShell } from '../runtime/engine.tsx';
import styles from './DeskHeader.module.css';
import { Header, Home, Ways } from './Header.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The name over the door, the ways through the desk, and who sits at it. */
export function DeskHeader({
  ways,
  words,
  people,
  person,
  money,
  here,
  sitDown,
}: {
  /** The parts of the desk by the first part of their hash; the first one is the first screen. */
  ways: readonly (readonly [string, DemoText])[];
  words: Readonly<Record<'ways' | 'you' | 'mayAny' | 'mayNone' | 'mayUpTo', DemoText>>;
  /** Who may sit there, and up to which amount they decide; null is any. */
  people: readonly {
    readonly id: string;
    readonly name: DemoText;
    readonly post: DemoText;
    readonly limit: number | null;
  }[];
  person: string;
  money: (amount: number) => string;
  /** The part that is open. */
  here: string;
  sitDown: (person: string) => void;
}) {
  const { t, say } = useShell();
  const limit = people.find(({ id }) => id === person)?.limit ?? null;
  const may = limit === null ? words.mayAny : words.mayUpTo;
  return (
    <Header className={styles.header}>
      <Home />
      <LanguageChoice />
      <Ways
        name={t(words.ways)}
        ways={ways.map(([way, name]) => [way, t(name)])}
        here={ways.some(([way]) => way === here) ? here : undefined}
      />
      <label className={styles.person}>
        <span>
          {t(words.you)} · {say(limit === 0 ? words.mayNone : may, { amount: money(limit ?? 0) })}
        </span>
        <select value={person} onChange={(event) => sitDown(event.target.value)}>
          {people.map(({ id, name, post }) => (
            <option key={id} value={id}>
              {`${t(name)}, ${t(post)}`}
            </option>
          ))}
        </select>
      </label>
    </Header>
  );
}
