import type { PlanCell, PlanView } from '../content/service-blocks.ts';
import { plain, type Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './PlanTable.module.css';

export type PlanLabels = Record<'included' | 'absent' | 'price', Text>;

/** The table of plans: a column a plan, with the prices in the last row. */
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
              {textNode(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={plain(label)}>
            <th scope="row">{textNode(label)}</th>
            {plans.map(({ name }, index) => (
              <td key={plain(name)}>
                <Cell cell={cells[index] ?? false} labels={labels} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{textNode(labels.price)}</th>
          {plans.map(({ name, price }) => (
            <td key={plain(name)}>{textNode(price)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ cell, labels }: { cell: PlanCell; labels: PlanLabels }) {
  if (typeof cell === 'object') return textNode(cell.words);
  return (
    <span className={cell ? styles.included : styles.absent}>
      <span className="visually-hidden">{textNode(cell ? labels.included : labels.absent)}</span>
    </span>
  );
}
