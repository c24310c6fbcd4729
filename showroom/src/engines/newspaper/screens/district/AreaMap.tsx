import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { districtWords } from '../../words/district-words.ts';
import styles from './Areas.module.css';

const lineHeight = 23;

/** A sketch map; each area leads to its page. */
export function AreaMap({ part, chosen }: { part: SectionOf<'areas'>; chosen: string }) {
  const { t } = useNewspaper();
  return (
    <nav aria-label={t(districtWords.map)}>
      <svg viewBox={part.box} className={styles.map}>
        <title>{t(part.title)}</title>
        <path d={part.water} className={styles.water} />
        {part.areas.map(({ id, name, shape, x, y }) => {
          const lines = t(name).split(' ');
          const first = y - ((lines.length - 1) / 2) * lineHeight;
          return (
            <a
              key={id}
              href={screenHash('areas', id)}
              aria-current={id === chosen || undefined}
              className={styles.area}
            >
              <path d={shape} />
              <text textAnchor="middle">
                {lines.map((line, index) => (
                  <tspan key={line} x={x} y={first + index * lineHeight}>
                    {`${line} `}
                  </tspan>
                ))}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
