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
  const { t, completeTask } = useOrganisation();
  const { title, columns, rows } = section;
  const pick = (item: string) => {
    choose(item);
    completeTask('chosen');
  };
  return (
    <ScrollBox className={styles.items} name={t(title ?? words.about)} heads={columns.map(t)}>
      {rows.map(({ id, cells }) => (
        <tr key={id} data-chosen={id === chosen || undefined}>
          {cells.map((cell, index) =>
            index === 0 ? (
              <th key={t(columns[index] ?? '')} scope="row">
                <label>
                  <input
                    type="radio"
                    name={`item-${t(columns[0] ?? '')}`}
                    aria-label={`${t(words.chooseItem)}: ${cells.slice(0, 2).map(t).join(', ')}`}
                    checked={id === chosen}
                    onChange={() => pick(id)}
                  />
                  {t(cell)}
                </label>
              </th>
            ) : (
              <td key={t(columns[index] ?? '')} className={table.amount}>
                {t(cell)}
              </td>
            ),
          )}
        </tr>
      ))}
    </ScrollBox>
  );
}
