import { useId, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { itemsOf } from '../../data.ts';
import { words } from '../../words/words.ts';
import { useCounter } from '../AtCounter.tsx';
import { Hotkey, Icon, useHotkey } from '../Marks.tsx';
import styles from './CounterScreen.module.css';
import { focusAmount } from './PayPanel.tsx';

/**
 * Where the cashier types: a code puts its goods on the bill, an old receipt begins an exchange, and
 * letters find goods by name. Enter without any goes on to the payment.
 */
export function Scan({
  find,
  read,
}: {
  /** Looks for goods by what has been typed so far. */
  find: (typed: string) => void;
  /** @returns whether what was typed leads anywhere */
  read: (typed: string) => boolean;
}) {
  const { data, world, t, notify, nameOf, bill } = useCounter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useHotkey('F2', () => field.current?.focus());
  const receipts = data.exchangeDays === null ? [] : world.sales.slice(0, 40);
  const codes = [
    ...[...itemsOf(data).values()].map((item) => [item.code, nameOf(item)] as const),
    ...receipts.map(({ number }) => [number, t(words.receipt)] as const),
  ];
  const enter = (fields: FormData, form: HTMLFormElement) => {
    const typed = String(fields.get('code')).trim();
    if (typed === '') {
      if (bill.lines.length > 0) focusAmount();
      return;
    }
    if (!read(typed)) return;
    form.reset();
    find('');
  };
  return (
    <Entry className={styles.scan} send={enter}>
      <label htmlFor={id}>
        <Icon of="scan" />
        {t(data.exchangeDays === null ? words.scan : words.scanOrReceipt)}
        <Hotkey name="F2" />
      </label>
      <input
        ref={field}
        id={id}
        name="code"
        list={`${id}-codes`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        aria-keyshortcuts="F2"
        onChange={(event) => {
          notify('');
          find(event.target.value);
        }}
      />
      <datalist id={`${id}-codes`}>
        {codes.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="quiet">
        {t(words.read)}
      </Button>
      <button type="button" className={styles.toAmount} onClick={focusAmount}>
        {t(words.given)}
      </button>
    </Entry>
  );
}
