import { Panel } from '../../../ui/Panels.tsx';
import { soldOf } from '../steps/leads.ts';
import { words } from '../words/words.ts';
import styles from './Targets.module.css';
import { useDesk } from './useDesk.ts';

/** How far each person is with what they are to sell in the season. */
export function Targets() {
  const { data, world, t, money, say } = useDesk();
  const people = data.people.flatMap(({ season, ...person }) =>
    season ? [{ ...person, target: season.target }] : [],
  );
  if (people.length === 0) return null;
  return (
    <Panel title={t(words.targets)} isWide>
      <ul className={styles.targets}>
        {people.map(({ id, name, target }) => {
          const sold = soldOf(data, world, id);
          return (
            <li key={id}>
              <p>
                <b>{t(name)}</b>{' '}
                {say(words.soldOfTarget, {
                  sold: money(sold),
                  target: money(target),
                })}
              </p>
              <progress value={sold} max={target} aria-label={t(name)} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
