import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Medicine, piecesOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import type { Unit } from '../lists.ts';
import { putOnBill } from '../steps/sale.ts';
import { isNear, sellable, sumOfPieces } from '../steps/stock.ts';
import { inTaka, packsInWords, piecesInWords } from '../words/amounts.ts';
import { timeLeft } from '../words/dates.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import styles from './MedicineCard.module.css';
import { Warning } from './Warning.tsx';

/** A medicine on the shelf of a branch: what it is, where it stands, and a button for each of its packs. */
export function MedicineCard({ medicine, branch }: { medicine: Medicine; branch: string }) {
  const { data, world, translate, language, today, step } = usePharmacy();
  const batches = sellable(world, { medicine: medicine.id, branch }, today);
  const left = sumOfPieces(batches);
  const near = batches.find((one) => isNear(one, { data, today }));
  const isPast =
    left === 0 &&
    world.batches.some(
      (one) => one.medicine === medicine.id && one.branch === branch && one.pieces > 0,
    );
  const company = data.companies.find(({ id }) => id === medicine.company);
  const lines = linesAt(world, branch).filter((one) => one.medicine === medicine.id);
  const add = (unit: Unit) => {
    const count = (lines.find((one) => one.unit === unit)?.count ?? 0) + 1;
    step((pharmacy, before) =>
      putOnBill(pharmacy, before, { branch, medicine: medicine.id, unit, count }),
    );
  };
  return (
    <li className={styles.card} data-chosen={lines.length > 0 || undefined}>
      <svg className={styles.colour} aria-hidden="true" viewBox="0 0 16 70" width="16" height="70">
        <rect width="16" height="70" rx="8" fill={medicine.colour} />
      </svg>
      <div className={styles.what}>
        <h2>{translate(medicine.name)}</h2>
        <p>
          {translate(medicine.generic)} · {translate(medicine.form)} ·{' '}
          {translate(company?.name ?? '')}
        </p>
        {medicine.onPrescription && (
          <p className={styles.warning}>
            <Warning />
            {translate(words.onPrescription)}
          </p>
        )}
        {near && (
          <p className={styles.warning}>
            <Warning />
            {filled(translate(words.nearBatch), {
              number: near.number,
              time: timeLeft(near.expires, today, language),
            })}
          </p>
        )}
        {isPast && (
          <p className={styles.warning}>
            <Warning />
            {translate(words.allPast)}
          </p>
        )}
      </div>
      <p className={styles.shelf}>
        <span>{translate(words.shelf)}</span>
        <b>{translate(medicine.shelf)}</b>
      </p>
      <p className={styles.price}>
        <b>{inTaka(medicine.price * piecesOf(medicine, medicine.main), language)}</b>
        <span>
          {left > 0
            ? filled(translate(words.left), { count: piecesInWords(left, medicine, language) })
            : translate(words.noneLeft)}
        </span>
      </p>
      <p className={styles.packs}>
        {[...medicine.packs].reverse().map(({ unit }) => (
          <Button
            key={unit}
            variant="quiet"
            label={`+ ${packsInWords(1, unit, language)}: ${translate(medicine.name)}`}
            onClick={() => add(unit)}
          >
            + {packsInWords(1, unit, language)}
          </Button>
        ))}
      </p>
    </li>
  );
}
