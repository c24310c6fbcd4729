import type { ReactNode } from 'react';
import styles from './TableBox.module.css';

/**
 * A table in a box of its own, which scrolls where the table is wider. Its first column names the row; on
 * a phone it stands above the others, three of which share a line.
 */
export function TableBox({
  name,
  heads,
  children,
  foot,
}: {
  name: string;
  heads: readonly string[];
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <section className={styles.box} aria-label={name} tabIndex={0}>
      <table className={styles.table} data-columns={Math.min(heads.length - 1, 3)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}
