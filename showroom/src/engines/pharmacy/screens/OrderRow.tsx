import { useId } from 'react';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { fieldNumber } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import type { neededFrom } from '../steps/orders.ts';
import { unitWords } from '../words/units.ts';
import { words } from '../words/words.ts';
import styles from './OrderForm.module.css';

/**
 * A medicine of an order: its stock beside last month's sales, and how much to order.
 * @param row with what is typed of it, and how many packs that makes; NaN for what is no number
 * @param most the longest bar, in main packs
 */
export function OrderRow({
  row: { medicine, left, sold, onOrder, ask, text, packs },
  most,
  type,
}: {
  row: ReturnType<typeof neededFrom>[number] & { text: string | undefined; packs: number };
  most: number;
  type: (text: string) => void;
}) {
  const { t, language, say, inTaka } = usePharmacy();
  const id = useId();
  const bar = (packs: number, className: string | undefined) => (
    <rect width={(packs / most) * 250} height="22" rx="11" className={className} />
  );
  return (
    <li className={styles.row}>
      <Stack as="p" gap={0}>
        <b>{t(medicine.generic)}</b>
        <small>{t(medicine.name)}</small>
      </Stack>
      <svg
        className={styles.bar}
        aria-hidden="true"
        viewBox="0 0 250 22"
        preserveAspectRatio="none"
      >
        {bar(most, styles.whole)}
        {bar(sold, styles.sold)}
        {bar(left, styles.left)}
      </svg>
      <Note>
        {say(words.leftSold, { left, sold })}
        {onOrder > 0 && ` · ${say(words.onOrder, { count: onOrder })}`}
      </Note>
      <Row gap={2} className={styles.ask}>
        <label htmlFor={id}>
          <span className="visually-hidden">{t(medicine.generic)}: </span>
          {say(words.ask, { unit: t(unitWords[medicine.main].many) })}
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text ?? fieldNumber(ask, language)}
          onChange={(event) => type(event.target.value)}
        />
      </Row>
      <p className={styles.amount}>{inTaka((packs || 0) * medicine.cost)}</p>
    </li>
  );
}
