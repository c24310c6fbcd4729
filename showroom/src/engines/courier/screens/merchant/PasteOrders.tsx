import { useId, useRef, useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { bookSheet } from '../../steps/booking.ts';
import { type RowFault, readSheet, type SheetFault } from '../../steps/order-sheet.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import styles from './PasteOrders.module.css';

const faultWords = {
  name: 'rowName',
  phone: 'rowPhone',
  address: 'rowAddress',
  area: 'rowArea',
  cash: 'rowCash',
  kilos: 'rowKilos',
} as const satisfies Record<SheetFault, keyof typeof words>;

/** Where a merchant pastes the day's orders from Excel. All rows are booked, or none and each fault named. */
export function PasteOrders({ way }: { way: Door }) {
  const { data, t, completeTask, act } = useCourier();
  const fill = useFilled();
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
    setFaults(found.faults);
    if (found.faults.length > 0 || !merchant) return area.current?.focus();
    setEmpty(found.rows.length === 0);
    if (found.rows.length === 0) return area.current?.focus();
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
    <Entry className={common.sheet} send={send}>
      <h2>{t(words.paste)}</h2>
      <p id={`${id}-how`}>{t(words.pasteHow)}</p>
      <p className={styles.samples}>
        <Button variant="quiet" onClick={() => put(rows)}>
          {t(words.sampleRows)}
        </Button>
        <Button variant="quiet" onClick={() => put(spoilt)}>
          {t(words.faultyRows)}
        </Button>
      </p>
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
            <ul className={styles.faults}>
              {faults.map(({ row, fault, found }) => (
                <li key={`${row}-${fault}`}>
                  {fill('row', { row })}:{' '}
                  {fill(faultWords[fault], {
                    found,
                    areas: data.places.map(({ name }) => t(name)).join(', '),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>
        <Button type="submit">{t(words.bookRows)}</Button>
      </p>
    </Entry>
  );
}
