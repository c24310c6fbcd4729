import { Button } from '../../../ui/Button.tsx';
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
  const { data, world, t, language, premises, completeTask, act, date, say } = usePharmacy();
  const proposed = proposals(premises, world);
  const nameOf = (branch: string) =>
    t(data.branches.find(({ id }) => id === branch)?.name ?? branch);
  const takeIn = (id: number) => {
    if (act(takeTransferIn, id)) completeTask('received');
  };
  return (
    <>
      <h2>{t(words.transfers)}</h2>
      <h3>{t(words.proposals)}</h3>
      {proposed.length === 0 && <p>{t(words.noProposals)}</p>}
      {proposed.map((sending) => (
        <Proposal
          key={`${sending.medicine} ${sending.number} ${sending.branch}`}
          sending={sending}
        />
      ))}
      <section className={styles.sent} aria-labelledby="on-way">
        <h3 id="on-way">{t(words.onWay)}</h3>
        {world.transfers.length === 0 && <p>{t(words.noTransfers)}</p>}
        <ul>
          {world.transfers.map((transfer) => {
            const medicine = medicineOf(data, transfer.medicine);
            if (!medicine) return null;
            const label = say(words.takeIn, { branch: nameOf(transfer.to) });
            return (
              <li key={transfer.id}>
                <p>
                  <b>
                    {t(medicine.generic)}: {piecesInWords(transfer.pieces, medicine, language)}
                  </b>
                  <span>
                    {say(words.fromTo, {
                      from: nameOf(transfer.branch),
                      to: nameOf(transfer.to),
                    })}{' '}
                    · {t(words.batchHead)} {transfer.number}
                  </span>
                  <small>{date(transfer.day)}</small>
                </p>
                {transfer.isReceived ? (
                  <span>{t(words.takenIn)}</span>
                ) : (
                  <Button
                    label={`${label}: ${t(medicine.generic)}`}
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
