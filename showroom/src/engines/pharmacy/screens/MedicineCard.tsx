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
  const { data, world, t, language, today, act, say } = usePharmacy();
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
    act(putOnBill, { branch, medicine: medicine.id, unit, count });
  };
  return (
    <li className={styles.card} data-chosen={lines.length > 0 || undefined}>
      <svg className={styles.colour} aria-hidden="true" viewBox="0 0 16 70" width="16" height="70">
        <rect width="16" height="70" rx="8" fill={medicine.colour} />
      </svg>
      <div className={styles.what}>
        <h2>{t(medicine.name)}</h2>
        <p>
          {t(medicine.generic)} · {t(medicine.form)} · {t(company?.name ?? '')}
        </p>
        {medicine.onPrescription && (
          <p className={styles.warning}>
            <Warning />
            {t(words.onPrescription)}
          </p>
        )}
        {near && (
          <p className={styles.warning}>
            <Warning />
            {say(words.nearBatch, {
              number: near.number,
              time: timeLeft(near.expires, today, language),
            })}
          </p>
        )}
        {isPast && (
          <p className={styles.warning}>
            <Warning />
            {t(words.allPast)}
          </p>
        )}
      </div>
      <p className={styles.shelf}>
        <span>{t(words.shelf)}</span>
        <b>{t(medicine.shelf)}</b>
      </p>
      <p className={styles.price}>
        <b>{inTaka(medicine.price * piecesOf(medicine, medicine.main), language)}</b>
        <span>
          {left > 0
            ? say(words.left, { count: piecesInWords(left, medicine, language) })
            : t(words.noneLeft)}
        </span>
      </p>
      <p className={styles.packs}>
        {[...medicine.packs].reverse().map(({ unit }) => (
          <Button
            key={unit}
            variant="quiet"
            label={`+ ${packsInWords(1, unit, language)}: ${t(medicine.name)}`}
            onClick={() => add(unit)}
          >
            + {packsInWords(1, unit, language)}
          </Button>
        ))}
      </p>
    </li>
  );
}
