import { lotusRow, petal, turns } from '../ornaments/lotus.ts';
import styles from './HeroField.module.css';

/** How much larger each row is than the one inside it. */
const growth = 1.085;
const pointed = 5;
const round = 9;
/** Stitches keep their length, however large the row is. */
const unscaled = 'non-scaling-stroke';

/**
 * The indigo of the hero as one cloth: rows of running stitch echo a lotus until they leave it at the
 * edges. In the HTML, so that the first paint has it; scripts/hero.ts unpicks and sews the rows as slides
 * change.
 */
export function HeroField() {
  return (
    <div className={styles.field}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <defs>
          <path id="petal" d={petal} vectorEffect={unscaled} />
          <path id="pointed" d={lotusRow(80)} vectorEffect={unscaled} />
          <path id="round" d={lotusRow(90)} vectorEffect={unscaled} />
          <g id="lotus">
            {turns.map((turn) => (
              <use key={turn} href="#petal" transform={`rotate(${turn})`} />
            ))}
          </g>
        </defs>
        <use className={styles.cloth} href="#rows" />
        <g className={styles.thread}>
          <g id="rows" className={styles.rows} data-rows>
            {Array.from({ length: pointed + round }, (_, row) => growth ** row).map(
              (scale, row) => (
                <use
                  key={scale}
                  href={row < pointed ? '#pointed' : '#round'}
                  transform={`scale(${scale.toFixed(2)})`}
                />
              ),
            )}
          </g>
        </g>
        <use className={styles.outer} href="#lotus" />
        <use className={styles.inner} href="#lotus" />
      </svg>
    </div>
  );
}
