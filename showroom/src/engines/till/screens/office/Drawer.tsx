import { screenHash } from '../../../../runtime/hash.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from '../Office.module.css';
import { DayReport } from './DayReport.tsx';
import { DrawerCount } from './DrawerCount.tsx';

/** The drawer of a counter, to be counted and closed, and the day as the owner sees it. */
export function Drawer() {
  const { data, t, at } = useCounter();
  return (
    <>
      <h2>
        {t(words.drawer)}: {t(data.counters.find(({ id }) => id === at)?.name ?? '')}
      </h2>
      {data.counters.length > 1 && (
        <nav className={styles.actions} aria-label={t(words.counters)}>
          {data.counters.map(({ id, name }) => (
            <a
              key={id}
              href={screenHash('drawer', id)}
              aria-current={id === at ? 'page' : undefined}
            >
              {t(name)}
            </a>
          ))}
        </nav>
      )}
      <DrawerCount key={at} />
      <DayReport />
    </>
  );
}
