import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isPast } from '../steps/stock.ts';
import { proposals, sendTransfer, takeTransferIn } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import { Proposal } from './Branches.tsx';
import { SentList } from './SentList.tsx';

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

/** Sends any batch to any branch. */
function TransferForm() {
  const { data, world, t, today, completeTask, act, medicineOf, branchName, pieces, month } =
    usePharmacy();
  const batches = inOrderOfExpiry(world.batches)
    .filter((one) => !isPast(one, today))
    .map((one) => ({ ...one, value: [one.medicine, one.number, one.branch].join(' ') }));
  const options = batches.map(({ value, number, branch, expires, ...batch }) => {
    const medicine = medicineOf(batch.medicine);
    const left = pieces(batch.pieces, medicine);
    const parts = [t(medicine.name), number, branchName(branch), month(expires), left];
    return { value, label: parts.join(' · ') };
  });
  const send = (typed: (name: string) => string) => {
    const batch = batches.find(({ value }) => value === typed('batch'));
    if (!batch) return false;
    const { medicine, number, branch } = batch;
    const packs = typedNumber(typed('packs'));
    if (!act(sendTransfer, { medicine, number, branch, to: typed('to'), packs })) return false;
    completeTask('transferred');
    return true;
  };
  return (
    <Panel title={t(words.newTransfer)}>
      <Form action={t(words.sendTransfer)} variant="quiet" send={send}>
        <Field label={t(words.whichBatch)} name="batch" options={options} />
        <Field
          label={t(words.toBranch)}
          name="to"
          initial={data.branches[1]?.id}
          options={data.branches.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <Field label={t(words.packs)} name="packs" type="number" />
      </Form>
    </Panel>
  );
}
