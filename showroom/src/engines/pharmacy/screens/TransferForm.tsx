import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isPast } from '../steps/stock.ts';
import { sendTransfer } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import styles from './Card.module.css';

/** Sends any batch to any branch. */
export function TransferForm() {
  const { data, world, t, today, completeTask, act, medicineOf, branchName, pieces, month } =
    usePharmacy();
  const batches = inOrderOfExpiry(world.batches)
    .filter((one) => !isPast(one, today))
    .map((one) => ({ ...one, value: [one.medicine, one.number, one.branch].join(' ') }));
  const send = (typed: FormData) => {
    const batch = batches.find(({ value }) => value === typed.get('batch'));
    if (!batch) return;
    const { medicine, number, branch } = batch;
    const to = String(typed.get('to'));
    const packs = typedNumber(String(typed.get('packs')));
    if (act(sendTransfer, { medicine, number, branch, to, packs })) completeTask('transferred');
  };
  const options = batches.map(({ value, number, branch, expires, ...batch }) => {
    const medicine = medicineOf(batch.medicine);
    const left = pieces(batch.pieces, medicine);
    const parts = [t(medicine.name), number, branchName(branch), month(expires), left];
    return { value, label: parts.join(' · ') };
  });
  return (
    <Entry className={styles.card} send={send}>
      <Stack gap={4}>
        <h3>{t(words.newTransfer)}</h3>
        <Field label={t(words.whichBatch)} name="batch" options={options} />
        <Field
          label={t(words.toBranch)}
          name="to"
          initial={data.branches[1]?.id}
          options={data.branches.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <Field label={t(words.packs)} name="packs" type="number" />
        <Button type="submit" variant="quiet">
          {t(words.sendTransfer)}
        </Button>
      </Stack>
    </Entry>
  );
}
