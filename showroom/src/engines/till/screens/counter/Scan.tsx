import { useId, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { itemsOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Hotkey } from '../Hotkey.tsx';
import { Icon } from '../Icon.tsx';
import { useHotkey } from '../useHotkey.ts';
import { focusAmount } from './AmountGiven.tsx';
import styles from './Scan.module.css';

/**
 * Where the cashier types: a code puts its goods on the bill, an old receipt begins an exchange, and
 * letters find goods by name. Enter without any goes on to the payment.
 */
export function Scan({
  find,
  read,
  isBillEmpty,
}: {
  /** Looks for goods by what has been typed so far. */
  find: (typed: string) => void;
  /** @returns whether what was typed leads anywhere */
  read: (typed: string) => boolean;
  isBillEmpty: boolean;
}) {
  const { data, world, t, notify } = useTill();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useHotkey('F2', () => field.current?.focus());
  const enter = (fields: FormData, form: HTMLFormElement) => {
    const typed = String(fields.get('code')).trim();
    if (typed === '') {
      if (!isBillEmpty) focusAmount();
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
        {[...itemsOf(data).values()].map((item) => (
          <option key={item.id} value={item.code}>
            {nameOf(item, t)}
          </option>
        ))}
        {data.exchangeDays !== null &&
          world.sales.slice(0, 40).map(({ number }) => (
            <option key={number} value={number}>
              {t(words.receipt)}
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
