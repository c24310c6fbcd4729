import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { inOrderOfExpiry, isPast } from '../steps/stock.ts';
import { sendTransfer } from '../steps/transfers.ts';
import { piecesInWords } from '../words/amounts.ts';
import { monthOf } from '../words/dates.ts';
import { words } from '../words/words.ts';
import type { Batch } from '../world.ts';
import styles from './TransferForm.module.css';

const keyOf = ({ medicine, number, branch }: Batch) => [medicine, number, branch].join(' ');

/** Sends any batch to any branch. */
export function TransferForm() {
  const { data, world, t, language, today, completeTask, act } = usePharmacy();
  const batches = inOrderOfExpiry(world.batches).filter((one) => !isPast(one, today));
  const send = (typed: FormData) => {
    const batch = batches.find((one) => keyOf(one) === typed.get('batch'));
    if (!batch) return;
    const { medicine, number, branch } = batch;
    const sending = {
      medicine,
      number,
      branch,
      to: String(typed.get('to')),
      packs: typedNumber(String(typed.get('packs'))),
    };
    if (act(sendTransfer, sending)) completeTask('transferred');
  };
  const options = batches.map((batch) => {
    const medicine = medicineOf(data, batch.medicine);
    const branch = data.branches.find(({ id }) => id === batch.branch);
    const parts = [
      medicine ? t(medicine.name) : batch.medicine,
      batch.number,
      t(branch?.name ?? ''),
      monthOf(batch.expires, language),
      medicine ? piecesInWords(batch.pieces, medicine, language) : '',
    ];
    return { value: keyOf(batch), label: parts.join(' · ') };
  });
  return (
    <Entry className={styles.form} send={send}>
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
    </Entry>
  );
}
