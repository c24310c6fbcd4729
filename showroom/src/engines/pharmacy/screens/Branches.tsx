import { screenHash } from '../../../runtime/hash.ts';
import { Stack } from '../../../ui/layout.tsx';
import { usePharmacy } from '../engine.ts';
import { sellable, sumOfPieces } from '../steps/stock.ts';
import { proposals } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import styles from './Branches.module.css';
import { Proposal } from './Proposal.tsx';

/** The branches in a row, and what should move from one to another before it expires. */
export function Branches() {
  const { data, world, t, today, premises, medicineOf, pieces } = usePharmacy();
  const [proposal] = proposals(premises, world);
  const watched = proposal?.medicine ?? world.transfers[0]?.medicine;
  const medicine = watched === undefined ? undefined : medicineOf(watched);
  return (
    <Stack as="section" gap={4} className={styles.branches} aria-label={t(words.branch)}>
      <ul className={styles.shops}>
        {data.branches.map(({ id: branch, name, picture }) => (
          <Stack as="li" gap={0} key={branch}>
            <img {...picture} alt="" width="260" height="140" />
            <b>{t(name)}</b>
            {medicine && (
              <span>
                {t(medicine.generic)}:{' '}
                {pieces(
                  sumOfPieces(sellable(world, { medicine: medicine.id, branch }, today)),
                  medicine,
                )}
              </span>
            )}
          </Stack>
        ))}
      </ul>
      {proposal ? (
        <Proposal sending={proposal} />
      ) : (
        <p>
          {t(words.noProposals)}{' '}
          {world.transfers.some(({ isReceived }) => !isReceived) && (
            <a href={screenHash('transfers')}>{t(words.transfers)}</a>
          )}
        </p>
      )}
    </Stack>
  );
}
