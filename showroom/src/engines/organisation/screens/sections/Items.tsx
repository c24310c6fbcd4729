import { useState } from 'react';
import { typedNumber } from '../../../../words/amount.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { isCount } from '../../steps/answers.ts';
import { words } from '../../words/words.ts';
import { FormView } from './FormView.tsx';
import styles from './Items.module.css';
import { ItemTable } from './ItemTable.tsx';

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
        boxes: num(count),
        box: t(box),
        packs: `${num(packs)} ${t(pack)}`,
        amount: `${num(packs * item.each)} ${t(unit)}`,
      })
    : t(words.noCount);
  return (
    <>
      <ItemTable section={section} chosen={chosen} choose={choose} />
      <div className={styles.enquiry}>
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
      </div>
    </>
  );
}
