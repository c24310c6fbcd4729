import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { type Medicine, mainPieces, type Unit } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { putOnBill } from '../steps/sale.ts';
import { isNear, liesAt, sellable, sumOfPieces } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import styles from './MedicineCard.module.css';

/** A medicine on the shelf of a branch: what it is, where it stands, and a button for each of its packs. */
export function MedicineCard({ medicine, branch }: { medicine: Medicine; branch: string }) {
  const { data, world, t, today, act, say, companyName, money, packs, pieces, timeLeft } =
    usePharmacy();
  const { id, name } = medicine;
  const batches = sellable(world, { medicine: id, branch }, today);
  const left = sumOfPieces(batches);
  const near = batches.find((one) => isNear(one, { data, today }));
  const warnings = [
    medicine.onPrescription && t(words.onPrescription),
    near && say(words.nearBatch, { number: near.number, time: timeLeft(near.expires) }),
    left === 0 && liesAt(world, id, branch) && t(words.allPast),
  ];
  const lines = linesAt(world, branch).filter((one) => one.medicine === id);
  const add = (unit: Unit) => {
    const count = (lines.find((one) => one.unit === unit)?.count ?? 0) + 1;
    act(putOnBill, { branch, medicine: id, unit, count });
  };
  return (
    <Row as="li" className={styles.card} data-chosen={lines.length > 0 || undefined}>
      <svg aria-hidden="true" viewBox="0 0 16 70" width="16" height="70">
        <rect width="16" height="70" rx="8" fill={medicine.colour} />
      </svg>
      <div className={styles.what}>
        <h2>{t(name)}</h2>
        <Note>
          {t(medicine.generic)} · {t(medicine.form)} · {companyName(medicine.company)}
        </Note>
        {warnings.map((warning) => warning && <Warning key={warning}>{warning}</Warning>)}
      </div>
      <Stack as="p" gap={0} className={styles.shelf}>
        <small>{t(words.shelf)}</small>
        <b>{t(medicine.shelf)}</b>
      </Stack>
      <Stack as="p" gap={0} className={styles.price}>
        <b>{money(medicine.price * mainPieces(medicine))}</b>
        <small>
          {left > 0 ? say(words.left, { count: pieces(left, medicine) }) : t(words.noneLeft)}
        </small>
      </Stack>
      <Row gap={2} className={styles.packs}>
        {[...medicine.packs].reverse().map(({ unit }) => (
          <Button
            key={unit}
            variant="quiet"
            label={`+ ${packs(1, unit)}: ${t(name)}`}
            onClick={() => add(unit)}
          >
            + {packs(1, unit)}
          </Button>
        ))}
      </Row>
    </Row>
  );
}

/** What is the matter, beside a triangle with an exclamation mark. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <span className={styles.warning}>
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M12 2.5c.9 0 1.7.5 2.1 1.2l8.1 13.9c1 1.7-.2 3.9-2.1 3.9H3.9c-1.9 0-3.1-2.2-2.1-3.9L9.9 3.7c.4-.7 1.200-1.200 2.100-1.200zM11 9v4.500h2V9zM11 15.5v2h2v-2z"
      />
    </svg>
    {children}
  </span>
);
