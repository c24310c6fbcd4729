import type { DemoText } from '../../../demo/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { piecesOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { amountOf, putOnBill } from '../steps/sale.ts';
import { sellable } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import type { Line } from '../world.ts';
import styles from './BillPanel.module.css';
import { Strip } from './Strip.tsx';

/** A line of the bill with its strips, the batch it comes from, and what it costs. */
export function BillLine({ line }: { line: Line }) {
  const { data, world, t, today, act, say, medicineOf, inTaka, packs, month } = usePharmacy();
  const { unit, count } = line;
  const medicine = medicineOf(line.medicine);
  const { colour } = medicine;
  const name = t(medicine.name);
  const [batch] = sellable(world, line, today);
  const button = (sign: string, label: DemoText, by: number) => (
    <Button
      variant="quiet"
      label={`${t(label)}: ${name}, ${packs(1, unit)}`}
      onClick={() => act(putOnBill, { ...line, count: count + by })}
    >
      {sign}
    </Button>
  );
  return (
    <Stack as="li" gap={1}>
      <b>{name}</b>
      <Row gap={2}>
        {unit === 'strip' && <Strip count={10} colour={colour} />}
        {unit === 'strip' && count > 1 && <Strip count={10} colour={colour} />}
        {(unit === 'tablet' || unit === 'capsule') && count <= 10 && (
          <Strip count={count} colour={colour} />
        )}
      </Row>
      <Row gap={2}>
        {button('−', words.fewer, -1)}
        <span>
          {packs(count, unit)} × {inTaka(medicine.price * piecesOf(medicine, unit))}
        </span>
        {button('+', words.more, 1)}
        <b className={styles.amount}>{inTaka(amountOf(data, line))}</b>
      </Row>
      {batch && (
        <small data-of-today>
          {say(words.batch, { number: batch.number, month: month(batch.expires) })}
        </small>
      )}
    </Stack>
  );
}
