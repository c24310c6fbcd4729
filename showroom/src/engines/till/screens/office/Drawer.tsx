import { screenHash } from '../../../../runtime/hash.ts';
import { Records } from '../../../../ui/Records.tsx';
import { meansOfPaying } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { collectedToday, takingsOf } from '../../steps/drawer.ts';
import { exact } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from '../Office.module.css';
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

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
function DayReport() {
  const { data, world, t, language, today, num, money } = useTill();
  const counters = [...data.counters, { id: undefined, name: words.total }];
  const rows = counters.map(({ id, name }) => ({ name, taken: takingsOf(world, today, id) }));
  const collected = (by: 'cash' | 'bkash') =>
    `${t(words[by])} ${money(collectedToday(world, today, by))}`;
  return (
    <>
      <h3>{t(words.dayOfOwner)}</h3>
      <Records
        name={t(words.dayOfOwner)}
        rows={rows}
        keyOf={(_, index) => index}
        columns={[
          [t(words.counter), ({ name }) => t(name)],
          [t(words.bills), ({ taken }) => num(taken.bills)],
          ...meansOfPaying.map((by) => {
            const takenBy = ({ taken }: (typeof rows)[number]) => money(taken.by[by]);
            return [t(words[by]), takenBy] as const;
          }),
          [t(words.vatWithin), ({ taken }) => exact(taken.vat, language)],
          [t(words.total), ({ taken }) => money(taken.total)],
        ]}
      />
      <p>
        {t(words.duesCollected)} {collected('cash')}, {collected('bkash')}
      </p>
    </>
  );
}
