import type { ReactNode } from 'react';
import { TableBox } from './TableBox.tsx';

/**
 * Things as rows of a table of an office: what names each, and what is known of it.
 * @param columns the head and the content of each; the first one names the row
 * @param keyOf differs from row to row
 * @param sums names with what the last column comes to, below the rows
 * @param none stands in the place of a table without rows
 */
export function Records<Item>({
  name,
  caption,
  columns,
  rows,
  keyOf,
  foot,
  sums,
  none,
  isSideBySide = false,
}: {
  name: string;
  caption?: string;
  columns: readonly (readonly [head: string, cell: (row: Item, index: number) => ReactNode])[];
  rows: readonly Item[];
  keyOf: (row: Item, index: number) => string | number;
  foot?: ReactNode;
  sums?: readonly (readonly [name: string, sum: ReactNode])[];
  none?: string;
  isSideBySide?: boolean;
}) {
  if (rows.length === 0 && none !== undefined) return <p>{none}</p>;
  const [[, nameOf] = [], ...others] = columns;
  return (
    <TableBox
      name={name}
      heads={columns.map(([head]) => head)}
      foot={
        foot ??
        sums?.map(([title, sum]) => (
          <tr key={title}>
            <th scope="row" colSpan={columns.length - 1}>
              {title}
            </th>
            <td>{sum}</td>
          </tr>
        ))
      }
      isSideBySide={isSideBySide}
      {...(caption === undefined ? {} : { caption })}
    >
      {rows.map((row, index) => (
        <tr key={keyOf(row, index)}>
          <th scope="row">{nameOf?.(row, index)}</th>
          {others.map(([head, cell]) => (
            <td key={head}>{cell(row, index)}</td>
          ))}
        </tr>
      ))}
    </TableBox>
  );
}
