import { screenHash } from '../../../../runtime/hash.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import styles from './Counters.module.css';

/** The way to the other counters. */
export function Counters({ at }: { at: string }) {
  const { data, t, world } = useTill();
  return (
    <nav className={styles.counters} aria-label={t(words.counters)} data-goes-on>
      {data.counters.map(({ id, name }) => {
        const { isOpen, bill } = counterOf(world, id);
        return (
          <a
            key={id}
            href={screenHash('counter', id)}
            aria-current={id === at ? 'true' : undefined}
          >
            {t(name)}
            {!isOpen && ` (${t(words.isClosed)})`}
            {isOpen && bill.lines.length > 0 && (
              <span className="visually-hidden"> {t(words.underWay)}</span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
