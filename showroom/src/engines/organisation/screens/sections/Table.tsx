import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Rows and columns; the first cell of a row is its name. A wide one scrolls in its own box. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const { t } = useOrganisation();
  const { columns, rows, title } = section;
  return (
    <ScrollBox name={t(title ?? columns[0] ?? '')} heads={columns.map(t)}>
      {rows.map((cells) => (
        <tr key={cells.map(t).join()}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={t(columns[0] ?? '')} scope="row">
                {t(cell)}
              </th>
            ) : (
              <td key={t(columns[column] ?? '')}>{t(cell)}</td>
            ),
          )}
        </tr>
      ))}
    </ScrollBox>
  );
}
