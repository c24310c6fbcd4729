import type { ReactElement, ReactNode } from 'react';
import styles from './Table.module.css';

/**
 * A table in a box of its own, which scrolls where the table is wider.
 * @param name what screen readers call the box; `caption` is what everybody sees
 * @param heads those of its columns; one that is more than words is a `th` itself
 * @param numbers heads of further columns, which hold numbers
 * @param className of the engine's own, besides
 */
export function Table({
  name,
  caption,
  heads,
  numbers = [],
  foot,
  isSideBySide = false,
  className = '',
  children,
}: {
  name: string;
  caption?: ReactNode;
  heads: readonly (string | ReactElement)[];
  numbers?: readonly string[];
  foot?: ReactNode;
  /** Whether the columns of an office's table stand side by side on a phone, too. */
  isSideBySide?: boolean;
  className?: string | undefined;
  /** Its rows. */
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <section className={`${styles.box} ${className}`} aria-label={name} tabIndex={0} data-goes-on>
      <table data-columns={isSideBySide ? undefined : Math.min(heads.length - 1, 3)}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head) =>
              typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                head
              ),
            )}
            {numbers.map((head) => (
              <th key={head} scope="col" data-number>
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
