import { useId, useRef, useState } from 'react';
import type { DemoText } from '../../../../demo/words.ts';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { bookSheet } from '../../steps/booking.ts';
import { type RowFault, readSheet, type SheetFault } from '../../steps/order-sheet.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import styles from './PasteOrders.module.css';

const faultWords = {
  name: words.rowName,
  phone: words.rowPhone,
  address: words.rowAddress,
  area: words.rowArea,
  cash: words.rowCash,
  kilos: words.rowKilos,
} as const satisfies Record<SheetFault, DemoText>;

/** Where a merchant pastes the day's orders from Excel. All rows are booked, or none and each fault named. */
export function PasteOrders({ way }: { way: Door }) {
  const { data, t, say, completeTask, act } = useCourier();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [merchant] = data.merchants;
  const rows = way.sheet.map((cells) => cells.map(t));
  const forget = () => {
    setFaults([]);
    setEmpty(false);
  };
  const put = (given: readonly (readonly string[])[]) => {
    forget();
    if (area.current) area.current.value = given.map((cells) => cells.join('\t')).join('\n');
  };
  // The second row loses the end of its number, the third has words for an amount.
  const spoilt = rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (row === 1 && column === 1) return cell.slice(0, 7);
      return row === 2 && column === 4 ? `${cell} tk` : cell;
    }),
  );
  const send = () => {
    const found = readSheet(area.current?.value ?? '', data.places);
    const isNone = found.faults.length === 0 && found.rows.length === 0;
    setFaults(found.faults);
    setEmpty(isNone);
    if (found.faults.length > 0 || isNone || !merchant) return area.current?.focus();
    const bookings = found.rows.map((row) => ({
      ...row,
      merchant: merchant.id,
      from: merchant.name,
      fromPhone: merchant.phone,
      pieces: 1,
      isToPay: false,
    }));
    if (!act(bookSheet, bookings)) return;
    completeTask('pasted');
    goTo('parcels');
  };
  return (
    <Entry className={`${common.sheet} ${styles.form}`} send={send}>
      <h2>{t(words.paste)}</h2>
      <p id={`${id}-how`}>{t(words.pasteHow)}</p>
      <Row gap={2}>
        <Button variant="quiet" onClick={() => put(rows)}>
          {t(words.sampleRows)}
        </Button>
        <Button variant="quiet" onClick={() => put(spoilt)}>
          {t(words.faultyRows)}
        </Button>
      </Row>
      <label htmlFor={id}>
        <b>{t(words.rows)}</b>
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.rows}
        rows={9}
        wrap="off"
        spellCheck={false}
        aria-describedby={`${id}-how ${id}-faults`}
        aria-invalid={faults.length > 0 || isEmpty || undefined}
        onChange={forget}
      />
      <div id={`${id}-faults`} role="status">
        {isEmpty && <p>{t(words.noRows)}</p>}
        {faults.length > 0 && (
          <>
            <p>
              <b>{t(words.rowsFaulty)}</b>
            </p>
            <Stack as="ul" gap={1} className={styles.faults}>
              {faults.map(({ row, fault, found }) => (
                <li key={`${row}-${fault}`}>
                  {say(words.row, { row })}:{' '}
                  {say(faultWords[fault], {
                    found,
                    areas: data.places.map(({ name }) => t(name)).join(', '),
                  })}
                </li>
              ))}
            </Stack>
          </>
        )}
      </div>
      <p>
        <Button type="submit">{t(words.bookRows)}</Button>
      </p>
    </Entry>
  );
}
