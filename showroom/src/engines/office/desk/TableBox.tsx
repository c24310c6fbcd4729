import type { ReactNode } from 'react';
import styles from './TableBox.module.css';

/** A table in a box of its own, which scrolls where the table is wider. Its first column names the row. */
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
      <table className={styles.table}>
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
