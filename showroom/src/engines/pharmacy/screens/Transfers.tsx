import { Button } from '../../../ui/Button.tsx';
import { usePharmacy } from '../engine.ts';
import { proposals, takeTransferIn } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import { Proposal } from './Proposal.tsx';
import { SentList } from './SentList.tsx';
import { TransferForm } from './TransferForm.tsx';

/** What moves between branches, batch by batch: proposed, sent, and taken in. */
export function Transfers() {
  const { world, t, premises, completeTask, act, date, say, medicineOf, branchName, pieces } =
    usePharmacy();
  const proposed = proposals(premises, world);
  const sent = world.transfers.map((transfer) => {
    const { id, number } = transfer;
    const medicine = medicineOf(transfer.medicine);
    const [from, to] = [branchName(transfer.branch), branchName(transfer.to)];
    const label = say(words.takeIn, { branch: to });
    const takeIn = () => {
      if (act(takeTransferIn, id)) completeTask('received');
    };
    return {
      id,
      name: `${t(medicine.generic)}: ${pieces(transfer.pieces, medicine)}`,
      about: `${say(words.fromTo, { from, to })} · ${t(words.batchHead)} ${number}`,
      more: date(transfer.day),
      next: transfer.isReceived ? (
        <span>{t(words.takenIn)}</span>
      ) : (
        <Button label={`${label}: ${t(medicine.generic)}`} onClick={takeIn}>
          {label}
        </Button>
      ),
    };
  });
  return (
    <>
      <h2>{t(words.transfers)}</h2>
      <h3>{t(words.proposals)}</h3>
      {proposed.length === 0 && <p>{t(words.noProposals)}</p>}
      {proposed.map((sending) => (
        <Proposal key={Object.values(sending).join(' ')} sending={sending} />
      ))}
      <SentList title={t(words.onWay)} none={t(words.noTransfers)} sent={sent} />
      <TransferForm />
    </>
  );
}
