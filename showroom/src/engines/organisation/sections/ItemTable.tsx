import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import styles from './Items.module.css';
import { ScrollBox } from './ScrollBox.tsx';
import table from './Table.module.css';

/** The specifications of items, one row each; a row is chosen by its first cell. */
export function ItemTable({
  section,
  chosen,
  choose,
}: {
  section: SectionOf<'items'>;
  chosen: string;
  choose: (item: string) => void;
}) {
  const { say, reach } = useOrganisation();
  const { title, columns, rows } = section;
  const pick = (item: string) => {
    choose(item);
    reach('chosen');
  };
  return (
    <ScrollBox name={say(title ?? words.about)}>
      <table className={`${table.table} ${styles.items}`}>
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
          {rows.map(({ id, cells }) => (
            <tr key={id} data-chosen={id === chosen || undefined}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={say(columns[index] ?? '')} scope="row">
                    <label>
                      <input
                        type="radio"
                        name={`item-${say(columns[0] ?? '')}`}
                        aria-label={`${say(words.chooseItem)}: ${cells.slice(0, 2).map(say).join(', ')}`}
                        checked={id === chosen}
                        onChange={() => pick(id)}
                      />
                      {say(cell)}
                    </label>
                  </th>
                ) : (
                  <td key={say(columns[index] ?? '')} className={table.amount}>
                    {say(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
