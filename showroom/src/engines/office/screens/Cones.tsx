import type { MillDesk } from '../data.ts';
import type { spunOn } from '../steps/mill-weights.ts';
import { words } from '../words/words.ts';
import styles from './Cones.module.css';
import { useDesk } from './useDesk.ts';

/** The day's yarn as stacks of cones: a stack for each ring frame, a cone for each shift, one scale. */
export function Cones({ desk, rows }: { desk: MillDesk; rows: ReturnType<typeof spunOn>['rows'] }) {
  const { t } = useDesk();
  return (
    <div className={styles.chart}>
      <ul className={styles.legend}>
        {desk.shifts.map((shift, at) => (
          <li key={t(shift.name)} data-shift={at}>
            {t(shift.name)}
          </li>
        ))}
      </ul>
      <ul className={styles.stacks}>
        {rows.map((row) => (
          <Stack key={row.id} desk={desk} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Stack({ desk, row }: { desk: MillDesk; row: ReturnType<typeof spunOn>['rows'][number] }) {
  const { t, num } = useDesk();
  const most = desk.frames.reduce((top, frame) => Math.max(top, frame.most), 0);
  return (
    <li>
      <b>{num(row.kilos.reduce<number>((sum, one) => sum + (one ?? 0), 0))}</b>
      <ol className={styles.cones}>
        {row.kilos.map((kilos, shift) => {
          const high = kilos === null ? 34 : Math.max(26, Math.round((kilos / most) * 122));
          const name = t(desk.shifts[shift]?.name ?? '');
          return (
            <li
              key={name}
              data-shift={shift}
              data-empty={kilos === null || undefined}
              data-low={(kilos !== null && kilos < row.least) || undefined}
            >
              <svg aria-hidden="true" viewBox={`0 0 92 ${high}`} width="92" height={high}>
                <path
                  d={`M12 1h68q5 0 6 5l5 ${high - 11}q0 5-5 5H6q-5 0-5-5l5-${high - 11}q1-5 6-5z`}
                />
                {kilos !== null && (
                  <path
                    className={styles.thread}
                    d={`M10 13l72-7M9 22l74-7M5 ${high - 12}l82-7M4 ${high - 4}l84-7`}
                  />
                )}
              </svg>
              <span className="visually-hidden">{name}: </span>
              <span className={styles.kilos}>{kilos === null ? t(words.notYet) : num(kilos)}</span>
            </li>
          );
        })}
      </ol>
      <span className={styles.name}>{t(row.name)}</span>
    </li>
  );
}
