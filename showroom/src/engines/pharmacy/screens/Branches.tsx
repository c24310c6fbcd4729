import { screenHash } from '../../../runtime/hash.ts';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { sellable, sumOfPieces } from '../steps/stock.ts';
import { proposals } from '../steps/transfers.ts';
import { piecesInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import styles from './Branches.module.css';
import { Proposal } from './Proposal.tsx';

/** The branches in a row, and what should move from one to another before it expires. */
export function Branches() {
  const { data, world, t, language, today, premises } = usePharmacy();
  const [proposal] = proposals(premises, world);
  const watched = proposal?.medicine ?? world.transfers[0]?.medicine;
  const medicine = watched === undefined ? undefined : medicineOf(data, watched);
  const onWay = world.transfers.filter(({ isReceived }) => !isReceived).length;
  return (
    <section className={styles.branches} aria-label={t(words.branch)}>
      <ul className={styles.shops}>
        {data.branches.map(({ id, name, picture }) => (
          <li key={id}>
            <img {...picture} alt="" width="260" height="140" />
            <b>{t(name)}</b>
            {medicine && (
              <span>
                {t(medicine.generic)}:{' '}
                {piecesInWords(
                  sumOfPieces(sellable(world, { medicine: medicine.id, branch: id }, today)),
                  medicine,
                  language,
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {proposal ? (
        <Proposal sending={proposal} />
      ) : (
        <p className={styles.none}>
          {t(words.noProposals)}{' '}
          {onWay > 0 && <a href={screenHash('transfers')}>{t(words.transfers)}</a>}
        </p>
      )}
    </section>
  );
}
