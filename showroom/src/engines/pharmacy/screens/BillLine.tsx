import { Button } from '../../../ui/Button.tsx';
import { medicineOf, piecesOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { amountOf, putOnBill } from '../steps/sale.ts';
import { sellable } from '../steps/stock.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { monthOf } from '../words/dates.ts';
import { words } from '../words/words.ts';
import type { Line } from '../world.ts';
import styles from './BillPanel.module.css';
import { Strip } from './Strip.tsx';

/** A line of the bill with its strips, the batch it comes from, and what it costs. */
export function BillLine({ line }: { line: Line }) {
  const { data, world, t, language, today, act, say } = usePharmacy();
  const medicine = medicineOf(data, line.medicine);
  if (!medicine) return null;
  const { unit, count } = line;
  const name = t(medicine.name);
  const [batch] = sellable(world, { medicine: medicine.id, branch: line.branch }, today);
  const put = (next: number) => act(putOnBill, { ...line, count: next });
  const strips = unit === 'strip' ? Math.min(count, 2) : 0;
  const isLoose = (unit === 'tablet' || unit === 'capsule') && count <= 10;
  return (
    <li className={styles.line}>
      <b>{name}</b>
      <p className={styles.strips}>
        {Array.from({ length: strips }, (_, nth) => nth + 1).map((nth) => (
          <Strip key={nth} count={10} colour={medicine.colour} />
        ))}
        {isLoose && <Strip count={count} colour={medicine.colour} />}
      </p>
      <p className={styles.count}>
        <Button
          variant="quiet"
          label={`${t(words.fewer)}: ${name}, ${packsInWords(1, unit, language)}`}
          onClick={() => put(count - 1)}
        >
          −
        </Button>
        <span>
          {packsInWords(count, unit, language)} ×{' '}
          {inTaka(medicine.price * piecesOf(medicine, unit), language)}
        </span>
        <Button
          variant="quiet"
          label={`${t(words.more)}: ${name}, ${packsInWords(1, unit, language)}`}
          onClick={() => put(count + 1)}
        >
          +
        </Button>
        <b className={styles.amount}>{inTaka(amountOf(data, line), language)}</b>
      </p>
      {batch && (
        <small data-of-today>
          {say(words.batch, {
            number: batch.number,
            month: monthOf(batch.expires, language),
          })}
        </small>
      )}
    </li>
  );
}
