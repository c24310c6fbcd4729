import type { ComponentType } from 'react';
import type { DemoText } from '../demo/words.ts';
import { Header, Home, Ways } from '../ui/Header.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { Stage } from '../ui/Stage.tsx';
import { sitDown } from '../ui/sit-down.ts';
import styles from './Desk.module.css';
import { useAnyDesk } from './desk-view.ts';

/** The name over the door, the ways through the desk, who sits at it, and the screen that is open. */
export function Desk({
  ways,
  First,
  screens,
  within = {},
  words,
  money,
}: {
  /** The parts of the desk by the first part of their hash; the first one is the first screen. */
  ways: readonly (readonly [string, DemoText])[];
  /** For any other hash: what is pressed there changes what stands beside it, not the screen. */
  First: ComponentType;
  /** By the first part of the hash. */
  screens: Readonly<Record<string, ComponentType>>;
  /** The parts to which screens belong that are none themselves. */
  within?: Readonly<Record<string, string>>;
  words: Readonly<Record<'ways' | 'you' | 'mayAny' | 'mayNone' | 'mayUpTo', DemoText>>;
  money: (amount: number) => string;
}) {
  const { data, world, screen, t, say, act } = useAnyDesk();
  const [name = ''] = screen;
  const Screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  const here = within[name] ?? name;
  const limit = data.people.find(({ id }) => id === world.person)?.limit ?? null;
  const may = limit === null ? words.mayAny : words.mayUpTo;
  return (
    <>
      <Header className={styles.header}>
        <Home />
        <LanguageChoice />
        <Ways
          name={t(words.ways)}
          ways={ways.map(([way, title]) => [way, t(title)])}
          here={ways.some(([way]) => way === here) ? here : undefined}
        />
        <label className={styles.person}>
          <span>
            {t(words.you)} · {say(limit === 0 ? words.mayNone : may, { amount: money(limit ?? 0) })}
          </span>
          <select value={world.person} onChange={({ target }) => act(sitDown, target.value)}>
            {data.people.map((person) => (
              <option key={person.id} value={person.id}>
                {`${t(person.name)}, ${t(person.post)}`}
              </option>
            ))}
          </select>
        </label>
      </Header>
      <Stage screen={Screen ? screen.join('/') : ''}>{Screen ? <Screen /> : <First />}</Stage>
    </>
  );
}
