import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Rows and columns; the first cell of a row is its name. A wide one scrolls in its own box. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const { translate } = useOrganisation();
  const { columns, rows, title } = section;
  return (
    <ScrollBox name={translate(title ?? columns[0] ?? '')} heads={columns.map(translate)}>
      {rows.map((cells) => (
        <tr key={cells.map(translate).join()}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={translate(columns[0] ?? '')} scope="row">
                {translate(cell)}
              </th>
            ) : (
              <td key={translate(columns[column] ?? '')}>{translate(cell)}</td>
            ),
          )}
        </tr>
      ))}
    </ScrollBox>
  );
}
