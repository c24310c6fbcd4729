import { screenHash } from '../../room/hash.ts';
import styles from './Counters.module.css';
import { useTill } from './room.ts';
import { words } from './words.ts';
import { counterOf } from './world.ts';

/** The way to the other counters. */
export function Counters({ at }: { at: string }) {
  const { data, say, world } = useTill();
  return (
    <nav className={styles.counters} aria-label={say(words.counters)}>
      {data.counters.map(({ id, name }) => {
        const { isOpen, bill } = counterOf(world, id);
        return (
          <a
            key={id}
            href={screenHash('counter', id)}
            aria-current={id === at ? 'true' : undefined}
          >
            {say(name)}
            {!isOpen && ` (${say(words.isClosed)})`}
            {isOpen && bill.lines.length > 0 && (
              <span className="visually-hidden"> {say(words.underWay)}</span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
