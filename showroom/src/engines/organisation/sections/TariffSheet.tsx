import { filled } from '../../../frame/words.ts';
import { taka } from '../../../words/taka.ts';
import type { SectionOf } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
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
  const { say, language } = useOrganisation();
  return (
    <ScrollBox name={title}>
      <table className={`${table.table} ${styles.sheet}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say(words.item)}</th>
            <th scope="col" className={table.amount}>
              {say(words.rate)}
            </th>
            <th scope="col">{say(words.count)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, unit, amount }) => (
            <tr key={id}>
              <th scope="row">
                {say(name)}
                <small>
                  {say(words.unit)} {say(unit)}
                </small>
              </th>
              <td className={table.amount}>{taka(amount, language)}</td>
              <td>
                <input
                  aria-label={filled(say(words.countOfRow), { name: say(name) })}
                  inputMode="numeric"
                  autoComplete="off"
                  value={counts[id] ?? ''}
                  onChange={(event) => count(id, event.target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
