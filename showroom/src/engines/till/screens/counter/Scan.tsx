import { type SubmitEvent, useId } from 'react';
import { textIn } from '../../../../demo/words.ts';
import { filled } from '../../../../frame/words.ts';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { type Item, itemOf, itemsOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import type { Sale } from '../../sold.ts';
import { startExchange } from '../../steps/exchange.ts';
import { scan } from '../../steps/scan.ts';
import { refusals } from '../../words/refusals.ts';
import { words } from '../../words/words.ts';
import { Icon } from '../Icon.tsx';
import { useSteps } from '../useCounterId.ts';
import styles from './Scan.module.css';

/**
 * Where the scanner types, or the cashier: a code puts its goods on the bill, an old receipt begins
 * an exchange, and letters find goods by name.
 */
export function Scan({
  at,
  find,
  take,
  show,
}: {
  at: string;
  find: (typed: string) => void;
  take: (item: Item) => void;
  /** Brings the sizes of a good into view. */
  show: (good: string) => void;
}) {
  const { data, world, translate, language, notify } = useTill();
  const { step } = useSteps();
  const id = useId();
  const read = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code')).trim();
    const scanned = scan(data, world.sales, typed);
    if (scanned.kind === 'nothing') {
      notify(filled(textIn(refusals.noCode, language), { code: typed || '–' }));
      return;
    }
    form.reset();
    find('');
    if (scanned.kind === 'item') take(scanned.item);
    else if (scanned.kind === 'good') show(scanned.good.id);
    else if (data.exchangeDays === null) goTo('receipts', scanned.sale.number);
    else begin(scanned.sale);
  };
  const begin = (sale: Sale) => {
    const [line] = sale.lines;
    if (!step((till, before) => startExchange(till, before, at, sale)) || !line) return;
    show(itemOf(data, line.item).good.id);
  };
  return (
    <form className={styles.scan} onSubmit={read} noValidate>
      <label htmlFor={id}>
        <Icon of="scan" />
        {translate(data.exchangeDays === null ? words.scan : words.scanOrReceipt)}
      </label>
      <input
        id={id}
        name="code"
        list={`${id}-codes`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        onChange={(event) => find(event.target.value)}
      />
      <datalist id={`${id}-codes`}>
        {[...itemsOf(data).values()].map((item) => (
          <option key={item.id} value={item.code}>
            {nameOf(item, translate)}
          </option>
        ))}
        {data.exchangeDays !== null &&
          world.sales.slice(0, 40).map(({ number }) => (
            <option key={number} value={number}>
              {translate(words.receipt)}
            </option>
          ))}
      </datalist>
      <Button type="submit" variant="quiet">
        {translate(words.read)}
      </Button>
    </form>
  );
}
