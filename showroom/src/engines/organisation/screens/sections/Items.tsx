import { useState } from 'react';
import { filled } from '../../../../shell/words.ts';
import { typedNumber } from '../../../../words/amount.ts';
import { numeral } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { isCount } from '../../steps/answers.ts';
import { words } from '../../words/words.ts';
import { FormView } from './FormView.tsx';
import styles from './Items.module.css';
import { ItemTable } from './ItemTable.tsx';

/** Items with their specifications; the chosen one goes into the enquiry below them. */
export function Items({ section, name }: { section: SectionOf<'items'>; name: string }) {
  const { translate, language } = useOrganisation();
  const { rows, box, pack, unit } = section;
  const [chosen, choose] = useState(section.chosen ?? rows[0]?.id ?? '');
  const [boxes, setBoxes] = useState('1');
  const item = rows.find(({ id }) => id === chosen);
  if (!item) return null;
  const count = typedNumber(boxes);
  const packs = count * item.packs;
  const itemName = item.cells.slice(0, 2).map(translate).join(', ');
  const load = isCount(count)
    ? filled(translate(words.makes), {
        boxes: numeral(count, language),
        box: translate(box),
        packs: `${numeral(packs, language)} ${translate(pack)}`,
        amount: `${numeral(packs * item.each, language)} ${translate(unit)}`,
      })
    : translate(words.noCount);
  return (
    <>
      <ItemTable section={section} chosen={chosen} choose={choose} />
      <div className={styles.enquiry}>
        <h3>{translate(section.ask)}</h3>
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
