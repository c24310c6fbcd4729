import { useState } from 'react';
import { Stack } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { isCount } from '../../steps/answers.ts';
import { words } from '../../words/words.ts';
import { FormView } from './FormView.tsx';
import styles from './Items.module.css';
import table from './Table.module.css';
import { ScrollBox } from './Table.tsx';

/** Items with their specifications; the chosen one goes into the enquiry below them. */
export function Items({ section, name }: { section: SectionOf<'items'>; name: string }) {
  const { t, num, say } = useOrganisation();
  const { rows, box, pack, unit } = section;
  const [chosen, choose] = useState(section.chosen ?? rows[0]?.id ?? '');
  const [boxes, setBoxes] = useState('1');
  const item = rows.find(({ id }) => id === chosen);
  if (!item) return null;
  const count = typedNumber(boxes);
  const packs = count * item.packs;
  const itemName = item.cells.slice(0, 2).map(t).join(', ');
  const load = isCount(count)
    ? say(words.makes, {
        boxes: count,
        box: t(box),
        packs: `${num(packs)} ${t(pack)}`,
        amount: `${num(packs * item.each)} ${t(unit)}`,
      })
    : t(words.noCount);
  return (
    <>
      <ItemTable section={section} chosen={chosen} choose={choose} />
      <Stack className={styles.enquiry}>
        <h3>{t(section.ask)}</h3>
        <p aria-live="polite">
          <b>{itemName}</b>
          <br />
          {load}
        </p>
        <FormView
          form={section.form}
          name={name}
          about={`${itemName} · ${load}`}
          goal="asked"
          onAnswer={(field, text) => field === 'boxes' && setBoxes(text)}
        />
      </Stack>
    </>
  );
}

/** The specifications of items, one row each; a row is chosen by its first cell. */
function ItemTable({
  section: { title, columns, rows },
  chosen,
  choose,
}: {
  section: SectionOf<'items'>;
  chosen: string;
  choose: (item: string) => void;
}) {
  const { t, completeTask } = useOrganisation();
  const heads = columns.map(t);
  const pick = (item: string) => {
    choose(item);
    completeTask('chosen');
  };
  return (
    <ScrollBox className={styles.items} name={t(title ?? words.about)} heads={heads}>
      {rows.map(({ id, cells: [first = '', ...others] }) => (
        <tr key={id} data-chosen={id === chosen || undefined}>
          <th scope="row">
            <label>
              <input
                type="radio"
                name={`item-${heads[0]}`}
                aria-label={`${t(words.chooseItem)}: ${[first, ...others.slice(0, 1)].map(t).join(', ')}`}
                checked={id === chosen}
                onChange={() => pick(id)}
              />
              {t(first)}
            </label>
          </th>
          {others.map((cell, index) => (
            <td key={heads[index + 1]} className={table.amount}>
              {t(cell)}
            </td>
          ))}
        </tr>
      ))}
    </ScrollBox>
  );
}
