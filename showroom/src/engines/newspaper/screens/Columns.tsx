import type { ReactNode } from 'react';
import { Table } from '../../../ui/Table.tsx';
import styles from './Table.module.css';

/**
 * Things as rows of a table of a paper.
 * @param columns the head and the content of each, and whether it holds numbers; the first one names the row
 * @param areHeadsHidden from the eye, where the page says enough
 * @param isChosen marks a row
 */
export function Columns<Item>({
  name,
  caption,
  columns,
  rows,
  areHeadsHidden = false,
  isChosen,
}: {
  name: string;
  caption?: string;
  columns: readonly (readonly [
    head: string,
    cell: (row: Item, index: number) => ReactNode,
    kind?: 'number',
  ])[];
  rows: readonly Item[];
  areHeadsHidden?: boolean;
  isChosen?: (row: Item) => boolean;
}) {
  const [[, nameOf] = [], ...others] = columns;
  return (
    <Table
      className={styles.table}
      name={name}
      heads={columns.map(([head, , kind]) => (
        <th
          key={head}
          scope="col"
          data-number={kind}
          className={areHeadsHidden ? 'visually-hidden' : undefined}
        >
          {head}
        </th>
      ))}
      {...(caption === undefined ? {} : { caption })}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep no state of their own
        <tr key={index} data-chosen={isChosen?.(row) || undefined}>
          <th scope="row">{nameOf?.(row, index)}</th>
          {others.map(([head, cell, kind]) => (
            <td key={head} data-number={kind}>
              {cell(row, index)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
