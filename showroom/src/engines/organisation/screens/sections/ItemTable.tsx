import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
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
  const { translate, completeTask } = useOrganisation();
  const { title, columns, rows } = section;
  const pick = (item: string) => {
    choose(item);
    completeTask('chosen');
  };
  return (
    <ScrollBox
      className={styles.items}
      name={translate(title ?? words.about)}
      heads={columns.map(translate)}
    >
      {rows.map(({ id, cells }) => (
        <tr key={id} data-chosen={id === chosen || undefined}>
          {cells.map((cell, index) =>
            index === 0 ? (
              <th key={translate(columns[index] ?? '')} scope="row">
                <label>
                  <input
                    type="radio"
                    name={`item-${translate(columns[0] ?? '')}`}
                    aria-label={`${translate(words.chooseItem)}: ${cells.slice(0, 2).map(translate).join(', ')}`}
                    checked={id === chosen}
                    onChange={() => pick(id)}
                  />
                  {translate(cell)}
                </label>
              </th>
            ) : (
              <td key={translate(columns[index] ?? '')} className={table.amount}>
                {translate(cell)}
              </td>
            ),
          )}
        </tr>
      ))}
    </ScrollBox>
  );
}
