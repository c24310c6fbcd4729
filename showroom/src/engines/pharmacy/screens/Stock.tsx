import { useEffect, useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Records } from '../../../ui/Records.tsx';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isNear, isPast } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import type { Batch } from '../world.ts';
import styles from './Desk.module.css';

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
  const nameOf = ({ medicine }: Batch) => (
    <>
      {t(medicineOf(medicine).name)} <small>{t(medicineOf(medicine).generic)}</small>
    </>
  );
  const expiryOf = (batch: Batch) => (
    <>
      {date(batch.expires, 'year')}
      <small data-kind={kindOf(batch)}>
        {kindOf(batch) === 'past' ? t(words.past) : timeLeft(batch.expires)}
      </small>
    </>
  );
  const branchColumn = [t(words.branch), ({ branch }: Batch) => branchName(branch)] as const;
  return (
    <>
      <h2>{t(words.batches)}</h2>
      <Choice
        legend={t(words.expires)}
        choices={kinds.map((one) => [one, t(words[one])])}
        chosen={kind}
        choose={choose}
      />
      <div className={styles.card}>
        <Records
          name={t(words.batches)}
          rows={shown}
          keyOf={(batch) => [batch.medicine, batch.number, batch.branch].join(' ')}
          columns={[
            [t(words.medicine), nameOf],
            [t(words.batchHead), ({ number }) => number],
            ...(data.branches.length > 1 ? [branchColumn] : []),
            [t(words.expires), expiryOf],
            [t(words.quantity), (batch) => pieces(batch.pieces, medicineOf(batch.medicine))],
            [t(words.shelf), ({ medicine }) => t(medicineOf(medicine).shelf)],
          ]}
        />
      </div>
      <p role="status">{shown.length === 0 && t(words.noBatches)}</p>
    </>
  );
}
