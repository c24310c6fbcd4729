import type { PlanCell, PlanView } from '../content/service-blocks.ts';
import { plain, type Text } from '../content/text.ts';
import { say } from '../ui/say.tsx';
import styles from './PlanTable.module.css';

export type PlanLabels = Record<'included' | 'absent' | 'price', Text>;

/** What is in which plan, a column a plan, with the prices in the last row. */
export function PlanTable({
  plans,
  rows,
  labels,
  headingId,
}: PlanView & { labels: PlanLabels; headingId: string }) {
  return (
    <table className={styles.table} aria-labelledby={headingId}>
      <thead>
        <tr>
          <td />
          {plans.map(({ name }) => (
            <th key={plain(name)} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={plain(label)}>
            <th scope="row">{say(label)}</th>
            {plans.map(({ name }, index) => (
              <td key={plain(name)}>
                <Cell cell={cells[index] ?? false} labels={labels} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{say(labels.price)}</th>
          {plans.map(({ name, price }) => (
            <td key={plain(name)}>{say(price)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ cell, labels }: { cell: PlanCell; labels: PlanLabels }) {
  if (typeof cell === 'object') return say(cell.words);
  return (
    <span className={cell ? styles.included : styles.absent}>
      <span className="visually-hidden">{say(cell ? labels.included : labels.absent)}</span>
    </span>
  );
}
