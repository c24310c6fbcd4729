import type { ReactNode } from 'react';
import { Table } from '../../../ui/Table.tsx';
import styles from './Table.module.css';

/**
 * Things as rows of a table of a paper.
 * @param columns the head and the content of each, whether it holds numbers, and how it is sorted
 * @param nameAt the place of the column that names the rows
 * @param areHeadsHidden from the eye, where the page says enough
 * @param isChosen marks a row
 */
export function Columns<Item>({
  columns,
  rows,
  nameAt = 0,
  areHeadsHidden = false,
  isChosen,
  ...table
}: {
  name: string;
  caption?: ReactNode;
  columns: readonly (readonly [
    head: ReactNode,
    cell: (row: Item, index: number) => ReactNode,
    kind?: 'number',
    sort?: 'ascending' | 'descending' | undefined,
  ])[];
  rows: readonly Item[];
  nameAt?: number;
  areHeadsHidden?: boolean;
  isChosen?: (row: Item) => boolean;
}) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: neither columns nor rows keep a state of their own
  return (
    <Table
      {...table}
      className={styles.table}
      heads={columns.map(([head, , kind, sort], at) => (
        <th
          key={at}
          scope="col"
          data-number={kind}
          aria-sort={sort}
          className={areHeadsHidden ? 'visually-hidden' : undefined}
        >
          {head}
        </th>
      ))}
    >
      {rows.map((row, index) => (
        <tr key={index} data-chosen={isChosen?.(row) || undefined}>
          {columns.map(([, cell, kind], at) => {
            const Cell = at === nameAt ? 'th' : 'td';
            return (
              <Cell key={at} scope={at === nameAt ? 'row' : undefined} data-number={kind}>
                {cell(row, index)}
              </Cell>
            );
          })}
        </tr>
      ))}
    </Table>
  );
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
