import { screenHash } from '../../room/hash.ts';
import { Count } from './Count.tsx';
import { Day } from './Day.tsx';
import styles from './Office.module.css';
import { useTill } from './room.ts';
import { useCounterId } from './useSteps.ts';
import { words } from './words.ts';

/** The drawer of a counter, to be counted and closed, and the day as the owner sees it. */
export function Drawer() {
  const { data, say } = useTill();
  const at = useCounterId();
  const counter = data.counters.find(({ id }) => id === at);
  return (
    <>
      <h2>
        {say(words.drawer)}: {say(counter?.name ?? '')}
      </h2>
      {data.counters.length > 1 && (
        <nav className={styles.actions} aria-label={say(words.counters)}>
          {data.counters.map(({ id, name }) => (
            <a
              key={id}
              href={screenHash('drawer', id)}
              aria-current={id === at ? 'page' : undefined}
            >
              {say(name)}
            </a>
          ))}
        </nav>
      )}
      <Count key={at} at={at} />
      <Day />
    </>
  );
}
