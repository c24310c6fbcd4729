import type { FieldDesk } from '../data.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world.ts';
import styles from './FieldMap.module.css';
import { useDesk } from './useDesk.ts';

/** The way from visit to visit; the list beside it says the same in words. */
export function FieldMap({
  desk,
  visits,
  chosen,
}: {
  desk: FieldDesk;
  visits: readonly Visit[];
  chosen: string;
}) {
  const { data, t, count } = useDesk();
  const stops = visits.flatMap((visit, at) => {
    const spot = data.visits.find(({ id }) => id === visit.id)?.spot;
    return spot ? [{ ...visit, ...spot, at }] : [];
  });
  const route = stops.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const kindOf = ({ id, isDone }: Visit) => {
    if (id === chosen) return 'chosen';
    return isDone ? 'done' : 'ahead';
  };
  return (
    <div className={styles.map} role="img" aria-label={t(words.map)}>
      <img {...desk.map} alt="" width={700} height={480} />
      <svg aria-hidden="true" viewBox="0 0 700 480">
        <path className={styles.route} d={route} />
        {desk.labels.map(({ name, x, y }) => (
          <text key={t(name)} className={styles.label} x={x} y={y}>
            {t(name)}
          </text>
        ))}
        {stops.map((stop) => (
          <g
            key={stop.id}
            className={styles.pin}
            data-kind={kindOf(stop)}
            transform={`translate(${stop.x} ${stop.y})`}
          >
            <path d="M0 4q-28-32-28-54a28 28 0 0 1 56 0q0 22-28 54z" />
            <text y="-40" textAnchor="middle">
              {count(stop.at + 1)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
