import type { ReactNode } from 'react';
import styles from './Sums.module.css';

/**
 * Names with what each comes to, one in a line.
 * @param rows a third part marks its row for the styles; what is false is left out
 * @param className of the engine's own, besides
 */
export function Sums({
  rows,
  className = '',
}: {
  rows: readonly (readonly [name: ReactNode, sum: ReactNode, mark?: string] | false)[];
  className?: string | undefined;
}) {
  return (
    <dl className={`${styles.sums} ${className}`}>
      {rows.map(
        (row, index) =>
          row && (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep no state of their own
            <div key={index} data-mark={row[2]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
