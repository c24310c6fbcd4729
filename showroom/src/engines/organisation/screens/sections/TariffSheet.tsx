import { filled } from '../../../../shell/words.ts';
import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { ScrollBox } from './ScrollBox.tsx';
import table from './Table.module.css';
import styles from './Tariff.module.css';

/** One sheet of a tariff, with how many are wanted of each line. */
export function TariffSheet({
  title,
  rows,
  counts,
  count,
}: {
  title: string;
  rows: SectionOf<'tariff'>['sheets'][number]['rows'];
  counts: Readonly<Record<string, string>>;
  count: (row: string, text: string) => void;
}) {
  const { translate, language } = useOrganisation();
  return (
    <ScrollBox
      className={styles.sheet}
      name={title}
      caption={title}
      heads={[
        translate(words.item),
        <th key="rate" scope="col" className={table.amount}>
          {translate(words.rate)}
        </th>,
        translate(words.count),
      ]}
    >
      {rows.map(({ id, name, unit, amount }) => (
        <tr key={id}>
          <th scope="row">
            {translate(name)}
            <small>
              {translate(words.unit)} {translate(unit)}
            </small>
          </th>
          <td className={table.amount}>{taka(amount, language)}</td>
          <td>
            <input
              aria-label={filled(translate(words.countOfRow), { name: translate(name) })}
              inputMode="numeric"
              autoComplete="off"
              value={counts[id] ?? ''}
              onChange={(event) => count(id, event.target.value)}
            />
          </td>
        </tr>
      ))}
    </ScrollBox>
  );
}
