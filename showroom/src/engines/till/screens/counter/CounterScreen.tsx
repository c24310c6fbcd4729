import { useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { later } from '../../../../ui/later.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../../ui/lazy-components.tsx';
import { Places } from '../../../../ui/Places.tsx';
import { hasAccount, itemsOf, squaresOf } from '../../data.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Hotkey, Icon, useHotkey } from '../Marks.tsx';
import { BillPanel } from './BillPanel.tsx';
import styles from './CounterScreen.module.css';
import { focusAmount, PayPanel } from './PayPanel.tsx';
import { Shelf } from './Shelf.tsx';
import type { Desk } from './useDesk.ts';

const parts = lazyComponents({
  account: lazyComponent(() => import('./AccountPanel.tsx'), 'AccountPanel'),
  squares: lazyComponent(() => import('./Squares.tsx'), 'Squares'),
});
const Measure = later(() => import('./Measure.tsx'), 'Measure');

/** The counter: what can be sold, the bill, and how it is paid. */
export function CounterScreen({ desk }: { desk: Desk }) {
  const { data, t, world, money, at, remaining } = useCounter();
  const [found, find] = useState('');
  const { asked, chosen } = desk;
  const stateOf = (counter: string) => {
    const { isOpen, bill } = counterOf(world, counter);
    if (!isOpen) return ` (${t(words.isClosed)})`;
    return bill.lines.length > 0 && <span className="visually-hidden"> {t(words.underWay)}</span>;
  };
  return (
    <>
      <h2 className="visually-hidden">{t(words.counter)}</h2>
      {data.counters.length > 1 && (
        <Places
          name={t(words.counters)}
          screen="counter"
          places={data.counters.map(({ id, name }) => [
            id,
            <span key={id}>
              {t(name)}
              {stateOf(id)}
            </span>,
          ])}
          open={at}
          isOnBar
        />
      )}
      <Stack gap={4} className={styles.counter} data-arrangement={data.arrangement}>
        <Stack as="section" className={styles.goods} aria-label={t(words.goods)}>
          <Scan find={find} read={desk.find} />
          {asked && <Measure key={asked.id} item={asked} close={desk.answered} />}
          {chosen && squaresOf(chosen) && <parts.squares good={chosen} />}
          <Shelf found={found} chosen={chosen?.id} press={desk.press} />
          {!asked && (
            <div className={styles.toPay}>
              <Button onClick={() => document.getElementById('pay')?.scrollIntoView()}>
                {t(words.toPay)} <b>{money(remaining)}</b>
              </Button>
            </div>
          )}
        </Stack>
        <BillPanel desk={desk} />
        <Stack>
          <PayPanel key={at} />
          {data.customers.some(hasAccount) && <parts.account />}
        </Stack>
      </Stack>
    </>
  );
}

/**
 * Where the cashier types: a code puts its goods on the bill, an old receipt begins an exchange, and
 * letters find goods by name. Enter without any goes on to the payment.
 */
function Scan({
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
    const typed = String(fields.get('code'));
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
