import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { dayInWords } from '../../words/days.ts';
import { piecesInWords } from './amounts.ts';
import { Proposal } from './Proposal.tsx';
import { usePharmacy } from './room.ts';
import styles from './Sent.module.css';
import { TransferForm } from './TransferForm.tsx';
import { proposals, takeTransferIn } from './transfers.ts';
import { words } from './words.ts';
import { medicineOf } from './world.ts';

/** What moves between branches, batch by batch: proposed, sent, and taken in. */
export function Transfers() {
  const { data, world, say, language, today, change, reach } = usePharmacy();
  const proposed = proposals(data, world);
  const nameOf = (branch: string) =>
    say(data.branches.find(({ id }) => id === branch)?.name ?? branch);
  const takeIn = (id: number) => {
    if (change((before) => takeTransferIn(before, id))) reach('received');
  };
  return (
    <>
      <h2>{say(words.transfers)}</h2>
      <h3>{say(words.proposals)}</h3>
      {proposed.length === 0 && <p>{say(words.noProposals)}</p>}
      {proposed.map((sending) => (
        <Proposal
          key={`${sending.medicine} ${sending.number} ${sending.branch}`}
          sending={sending}
        />
      ))}
      <section className={styles.sent} aria-labelledby="on-way">
        <h3 id="on-way">{say(words.onWay)}</h3>
        {world.transfers.length === 0 && <p>{say(words.noTransfers)}</p>}
        <ul>
          {world.transfers.map((transfer) => {
            const medicine = medicineOf(data, transfer.medicine);
            if (!medicine) return null;
            const label = filled(say(words.takeIn), { branch: nameOf(transfer.to) });
            return (
              <li key={transfer.id}>
                <p>
                  <b>
                    {say(medicine.generic)}: {piecesInWords(transfer.pieces, medicine, language)}
                  </b>
                  <span>
                    {filled(say(words.fromTo), {
                      from: nameOf(transfer.branch),
                      to: nameOf(transfer.to),
                    })}{' '}
                    · {say(words.batchHead)} {transfer.number}
                  </span>
                  <small>{dayInWords(transfer.day, today, language)}</small>
                </p>
                {transfer.isReceived ? (
                  <span>{say(words.takenIn)}</span>
                ) : (
                  <Button
                    label={`${label}: ${say(medicine.generic)}`}
                    onClick={() => takeIn(transfer.id)}
                  >
                    {label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <TransferForm />
    </>
  );
}
