import { screenHash } from '../../room/hash.ts';
import { piecesInWords } from './amounts.ts';
import styles from './Branches.module.css';
import { Proposal } from './Proposal.tsx';
import { usePharmacy } from './room.ts';
import { sellable, sumOfPieces } from './stock.ts';
import { proposals } from './transfers.ts';
import { words } from './words.ts';
import { medicineOf } from './world.ts';

/** The branches in a row, and what should move from one to another before it expires. */
export function Branches() {
  const { data, world, say, language } = usePharmacy();
  const [proposal] = proposals(data, world);
  const watched = proposal?.medicine ?? world.transfers[0]?.medicine;
  const medicine = watched === undefined ? undefined : medicineOf(data, watched);
  const onWay = world.transfers.filter(({ isReceived }) => !isReceived).length;
  return (
    <section className={styles.branches} aria-label={say(words.branch)}>
      <ul className={styles.shops}>
        {data.branches.map(({ id, name, picture }) => (
          <li key={id}>
            <img src={picture} alt="" width="260" height="140" />
            <b>{say(name)}</b>
            {medicine && (
              <span>
                {say(medicine.generic)}:{' '}
                {piecesInWords(sumOfPieces(sellable(world, medicine.id, id)), medicine, language)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {proposal ? (
        <Proposal sending={proposal} />
      ) : (
        <p className={styles.none}>
          {say(words.noProposals)}{' '}
          {onWay > 0 && <a href={screenHash('transfers')}>{say(words.transfers)}</a>}
        </p>
      )}
    </section>
  );
}
