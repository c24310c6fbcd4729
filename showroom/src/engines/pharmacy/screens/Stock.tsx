import { useEffect, useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Table } from '../../../ui/Table.tsx';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isNear, isPast } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import type { Batch } from '../world.ts';
import styles from './Stock.module.css';

const kinds = ['all', 'near', 'past'] as const;

/** Every batch in the order of its end. */
export function Stock() {
  const { data, world, t, today, completeTask, date, medicineOf, branchName, pieces, timeLeft } =
    usePharmacy();
  const [kind, choose] = useState<(typeof kinds)[number]>('all');
  // To open this screen is the task.
  useEffect(() => completeTask('looked'), [completeTask]);
  const kindOf = (batch: Batch) => {
    if (isPast(batch, today)) return 'past';
    return isNear(batch, { data, today }) ? 'near' : undefined;
  };
  const shown = inOrderOfExpiry(world.batches).filter(
    (batch) => kind === 'all' || kindOf(batch) === kind,
  );
  const hasBranches = data.branches.length > 1;
  const { medicine, batchHead, branch, expires, quantity, shelf } = words;
  const heads = [medicine, batchHead, hasBranches && branch, expires, quantity, shelf];
  return (
    <>
      <h2>{t(words.batches)}</h2>
      <Choice
        legend={t(words.expires)}
        choices={kinds.map((one) => [one, t(words[one])])}
        chosen={kind}
        choose={choose}
      />
      <Table
        className={styles.table}
        name={t(words.batches)}
        heads={heads.flatMap((head) => (head ? t(head) : []))}
      >
        {shown.map((batch) => {
          const sold = medicineOf(batch.medicine);
          return (
            <tr key={[batch.medicine, batch.number, batch.branch].join(' ')}>
              <th scope="row">
                {t(sold.name)} <small>{t(sold.generic)}</small>
              </th>
              <td>{batch.number}</td>
              {hasBranches && <td>{branchName(batch.branch)}</td>}
              <td className={styles.expiry}>
                {date(batch.expires, 'year')}
                <small data-kind={kindOf(batch)}>
                  {kindOf(batch) === 'past' ? t(words.past) : timeLeft(batch.expires)}
                </small>
              </td>
              <td className={styles.left}>{pieces(batch.pieces, sold)}</td>
              <td>{t(sold.shelf)}</td>
            </tr>
          );
        })}
      </Table>
      <p role="status">{shown.length === 0 && t(words.noBatches)}</p>
    </>
  );
}
