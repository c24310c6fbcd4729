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
  const { t, taka, say } = useOrganisation();
  return (
    <ScrollBox
      className={styles.sheet}
      name={title}
      caption={title}
      heads={[
        t(words.item),
        <th key="rate" scope="col" className={table.amount}>
          {t(words.rate)}
        </th>,
        t(words.count),
      ]}
    >
      {rows.map(({ id, name, unit, amount }) => (
        <tr key={id}>
          <th scope="row">
            {t(name)}
            <small>
              {t(words.unit)} {t(unit)}
            </small>
          </th>
          <td className={table.amount}>{taka(amount)}</td>
          <td>
            <input
              aria-label={say(words.countOfRow, { name: t(name) })}
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
