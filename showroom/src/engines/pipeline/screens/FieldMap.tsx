import type { PipelineData } from '../data.ts';
import { useDesk } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world-schema.ts';
import styles from './FieldMap.module.css';

type Stop = Visit & Pick<PipelineData['visits'][number], 'spot'>;

/** The way from visit to visit; the list beside it says the same in words. */
export function FieldMap({ visits, chosen }: { visits: readonly Stop[]; chosen: string }) {
  const { desk, t, num } = useDesk<'field'>();
  const stops = visits.flatMap(({ id, isDone, spot }, at) => {
    const kind = isDone ? 'done' : 'ahead';
    return spot ? [{ ...spot, id, place: at + 1, kind: id === chosen ? 'chosen' : kind }] : [];
  });
  return (
    <div className={styles.map} role="img" aria-label={t(words.map)}>
      <img {...desk.map} alt="" width={700} height={480} />
      <svg aria-hidden="true" viewBox="0 0 700 480">
        <polyline
          className={styles.route}
          points={stops.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {desk.labels.map(({ name, x, y }) => (
          <text key={t(name)} className={styles.label} x={x} y={y}>
            {t(name)}
          </text>
        ))}
        {stops.map(({ id, place, kind, x, y }) => (
          <g key={id} className={styles.pin} data-kind={kind} transform={`translate(${x} ${y})`}>
            <path d="M0 4q-28-32-28-54a28 28 0 0 1 56 0q0 22-28 54z" />
            <text y="-40" textAnchor="middle">
              {num(place)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
