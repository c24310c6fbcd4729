import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { proposals, takeTransferIn } from '../steps/transfers.ts';
import { piecesInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import { Proposal } from './Proposal.tsx';
import styles from './Sent.module.css';
import { TransferForm } from './TransferForm.tsx';

/** What moves between branches, batch by batch: proposed, sent, and taken in. */
export function Transfers() {
  const { data, world, translate, language, premises, step, completeTask } = usePharmacy();
  const proposed = proposals(premises, world);
  const nameOf = (branch: string) =>
    translate(data.branches.find(({ id }) => id === branch)?.name ?? branch);
  const takeIn = (id: number) => {
    if (step((pharmacy, before) => takeTransferIn(pharmacy, before, id))) completeTask('received');
  };
  return (
    <>
      <h2>{translate(words.transfers)}</h2>
      <h3>{translate(words.proposals)}</h3>
      {proposed.length === 0 && <p>{translate(words.noProposals)}</p>}
      {proposed.map((sending) => (
        <Proposal
          key={`${sending.medicine} ${sending.number} ${sending.branch}`}
          sending={sending}
        />
      ))}
      <section className={styles.sent} aria-labelledby="on-way">
        <h3 id="on-way">{translate(words.onWay)}</h3>
        {world.transfers.length === 0 && <p>{translate(words.noTransfers)}</p>}
        <ul>
          {world.transfers.map((transfer) => {
            const medicine = medicineOf(data, transfer.medicine);
            if (!medicine) return null;
            const label = filled(translate(words.takeIn), { branch: nameOf(transfer.to) });
            return (
              <li key={transfer.id}>
                <p>
                  <b>
                    {translate(medicine.generic)}:{' '}
                    {piecesInWords(transfer.pieces, medicine, language)}
                  </b>
                  <span>
                    {filled(translate(words.fromTo), {
                      from: nameOf(transfer.branch),
                      to: nameOf(transfer.to),
                    })}{' '}
                    · {translate(words.batchHead)} {transfer.number}
                  </span>
                  <small>{dayInWords(transfer.day, language)}</small>
                </p>
                {transfer.isReceived ? (
                  <span>{translate(words.takenIn)}</span>
                ) : (
                  <Button
                    label={`${label}: ${translate(medicine.generic)}`}
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
