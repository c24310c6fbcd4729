import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { useDesk } from '../engine.ts';
import type { spunOn } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import styles from './Cones.module.css';

/** The day's yarn as stacks of cones: a stack for each ring frame, a cone for each shift, one scale. */
export function Cones({ rows }: Pick<ReturnType<typeof spunOn>, 'rows'>) {
  const { desk, t, num } = useDesk<'mill'>();
  const most = Math.max(...desk.frames.map((frame) => frame.most));
  return (
    <Stack gap={4} className={styles.chart}>
      <Row gap={4} className={styles.legend}>
        {t(words.fromBelow)}
        <Row as="ul" gap={4}>
          {desk.shifts.map(({ name }, at) => (
            <Row as="li" gap={2} key={t(name)} data-shift={at}>
              {t(name)}
            </Row>
          ))}
        </Row>
      </Row>
      <ul className={styles.stacks}>
        {rows.map((row) => (
          <li key={row.id}>
            <b>{num(row.kilos.reduce<number>((sum, one) => sum + (one ?? 0), 0))}</b>
            <ol className={styles.cones}>
              {row.kilos.map((kilos, shift) => {
                const name = t(desk.shifts[shift]?.name ?? '');
                const isLow = kilos !== null && kilos < row.least;
                return (
                  <li
                    key={name}
                    data-shift={shift}
                    data-empty={kilos === null || undefined}
                    data-low={isLow || undefined}
                  >
                    <Cone share={kilos === null ? null : kilos / most} />
                    <span className="visually-hidden">{name}: </span>
                    <b>
                      {isLow && <span aria-hidden="true">↓</span>}
                      {kilos === null ? t(words.notYet) : num(kilos)}
                      {isLow && <span className="visually-hidden">, {t(words.little)}</span>}
                    </b>
                  </li>
                );
              })}
            </ol>
            <Note className={styles.name}>{t(row.name)}</Note>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** @param share of what fills the tallest cone; null for the outline of one that is to come */
function Cone({ share }: { share: number | null }) {
  const high = share === null ? 34 : Math.max(26, Math.round(share * 122));
  return (
    <svg aria-hidden="true" viewBox={`0 0 92 ${high}`} width="92" height={high}>
      <path d={`M12 1h68q5 0 6 5l5 ${high - 11}q0 5-5 5H6q-5 0-5-5l5-${high - 11}q1-5 6-5z`} />
      {share !== null && (
        <path
          className={styles.thread}
          d={`M10 13l72-7M9 22l74-7M5 ${high - 12}l82-7M4 ${high - 4}l84-7`}
        />
      )}
    </svg>
  );
}
