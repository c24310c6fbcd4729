import { useId } from 'react';
import { textIn } from '../../../demo/words.ts';
import { fieldNumber, typedNumber } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import type { neededFrom } from '../steps/orders.ts';
import { inTaka } from '../words/amounts.ts';
import { unitWords } from '../words/units.ts';
import { words } from '../words/words.ts';
import styles from './OrderForm.module.css';

/**
 * A medicine of an order: its stock beside last month's sales, and how much to order.
 * @param most the longest bar, in main packs
 */
export function OrderRow({
  need,
  most,
  typed,
  type,
}: {
  need: ReturnType<typeof neededFrom>[number];
  most: number;
  typed: string | undefined;
  type: (text: string) => void;
}) {
  const { t, language, num, say } = usePharmacy();
  const id = useId();
  const { medicine, left, sold, onOrder, ask } = need;
  const packs = typed === undefined ? ask : typedNumber(typed);
  const unit = textIn(unitWords[medicine.main].many, language);
  return (
    <li>
      <p className={styles.name}>
        <b>{t(medicine.generic)}</b>
        <small>{t(medicine.name)}</small>
      </p>
      <svg
        className={styles.bar}
        aria-hidden="true"
        viewBox="0 0 250 22"
        preserveAspectRatio="none"
      >
        <rect width="250" height="22" rx="11" className={styles.whole} />
        <rect width={(sold / most) * 250} height="22" rx="11" className={styles.sold} />
        <rect width={(left / most) * 250} height="22" rx="11" className={styles.left} />
      </svg>
      <p className={styles.facts}>
        {say(words.leftSold, {
          left: num(left),
          sold: num(sold),
        })}
        {onOrder > 0 && ` · ${say(words.onOrder, { count: num(onOrder) })}`}
      </p>
      <p className={styles.ask}>
        <label htmlFor={id}>
          <span className="visually-hidden">{t(medicine.generic)}: </span>
          {say(words.ask, { unit })}
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? fieldNumber(ask, language)}
          onChange={(event) => type(event.target.value)}
        />
      </p>
      <p className={styles.amount}>
        {inTaka(Number.isNaN(packs) ? 0 : packs * medicine.cost, language)}
      </p>
    </li>
  );
}
