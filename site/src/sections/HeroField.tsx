import { lotusRow, petal, turns } from '../ornaments/lotus.ts';
import styles from './HeroField.module.css';

/** How much larger each row is than the one inside it. */
const growth = 1.085;
const pointed = 5;
/** The threads, the one next to the flower first, and the rows that each sews. */
const threads = [
  { name: 'thread1', rows: [0, 1, 2] },
  { name: 'thread2', rows: [3, 4, 5] },
  { name: 'thread3', rows: [6, 7, 8, 9] },
  { name: 'thread4', rows: [10, 11, 12, 13] },
];

/**
 * The ground of the hero as one cloth: rows of running stitch echo a lotus until they leave it at the
 * edges. In the HTML, so that it waits for no file; scripts/hero.ts unpicks and sews the threads as
 * slides change. Each is a picture of its own, so that nothing is drawn anew while it fades.
 */
export function HeroField() {
  return (
    <div className={styles.field}>
      <svg aria-hidden="true">
        <defs>
          <path id="petal" d={petal} />
          <path id="pointed" d={lotusRow(80)} />
          <path id="round" d={lotusRow(90)} />
          <g id="lotus">
            {turns.map((turn) => (
              <use
                key={turn}
                href="#petal"
                transform={turn === 0 ? undefined : `rotate(${turn})`}
              />
            ))}
          </g>
        </defs>
      </svg>
      {threads.map(({ name, rows }) => (
        <svg key={name} viewBox="-100 -100 200 200" aria-hidden="true" data-thread>
          <use className={styles.cloth} href={`#${name}`} />
          <g className={styles.thread}>
            <g id={name}>
              {rows.map((row) => (
                <use
                  key={row}
                  className={row === 0 ? styles.edge : undefined}
                  href={row < pointed ? '#pointed' : '#round'}
                  transform={`scale(${Number((growth ** row).toFixed(2))})`}
                />
              ))}
            </g>
          </g>
        </svg>
      ))}
    </div>
  );
}
