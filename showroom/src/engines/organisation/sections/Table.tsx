import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './Table.module.css';

/** Rows and columns; the first cell of a row is its name. A wide one scrolls in its own box. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const { say } = useOrganisation();
  const { columns, rows, title } = section;
  return (
    <ScrollBox name={say(title ?? columns[0] ?? '')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={say(column)} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(say).join()}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={say(columns[0] ?? '')} scope="row">
                    {say(cell)}
                  </th>
                ) : (
                  <td key={say(columns[column] ?? '')}>{say(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
