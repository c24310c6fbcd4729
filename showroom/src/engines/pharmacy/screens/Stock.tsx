import { useEffect, useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Table } from '../../../ui/Table.tsx';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isNear, isPast } from '../steps/stock.ts';
import { piecesInWords } from '../words/amounts.ts';
import { timeLeft } from '../words/dates.ts';
import { words } from '../words/words.ts';
import styles from './Stock.module.css';

const kinds = ['all', 'near', 'past'] as const;

/** Every batch in the order of its end. */
export function Stock() {
  const { data, world, t, language, today, completeTask, date } = usePharmacy();
  const [kind, choose] = useState<(typeof kinds)[number]>('all');
  // To open this screen is the task.
  useEffect(() => completeTask('looked'), [completeTask]);
  const shown = inOrderOfExpiry(world.batches).filter(
    (one) =>
      kind === 'all' || (kind === 'past' ? isPast(one, today) : isNear(one, { data, today })),
  );
  const hasBranches = data.branches.length > 1;
  const heads = [
    words.medicine,
    words.batchHead,
    ...(hasBranches ? [words.branch] : []),
    words.expires,
    words.quantity,
    words.shelf,
  ];
  return (
    <>
      <h2>{t(words.batches)}</h2>
      <Choice
        legend={t(words.expires)}
        choices={kinds.map((one) => [one, t(words[one])])}
        chosen={kind}
        choose={choose}
      />
      <Table className={styles.table} name={t(words.batches)} heads={heads.map((head) => t(head))}>
        {shown.map((batch) => {
          const medicine = medicineOf(data, batch.medicine);
          if (!medicine) return null;
          const branch = data.branches.find(({ id }) => id === batch.branch);
          return (
            <tr
              key={`${batch.medicine} ${batch.number} ${batch.branch}`}
              data-state={
                isPast(batch, today) ? 'past' : isNear(batch, { data, today }) ? 'near' : undefined
              }
            >
              <th scope="row">
                {t(medicine.name)} <small>{t(medicine.generic)}</small>
              </th>
              <td className={styles.batch}>{batch.number}</td>
              {hasBranches && <td className={styles.branch}>{t(branch?.name ?? '')}</td>}
              <td className={styles.expiry}>
                {date(batch.expires, 'year')}
                <small>
                  {isPast(batch, today) ? t(words.past) : timeLeft(batch.expires, today, language)}
                </small>
              </td>
              <td className={styles.left}>{piecesInWords(batch.pieces, medicine, language)}</td>
              <td className={styles.shelf}>{t(medicine.shelf)}</td>
            </tr>
          );
        })}
      </Table>
      <p role="status">{shown.length === 0 && t(words.noBatches)}</p>
    </>
  );
}
