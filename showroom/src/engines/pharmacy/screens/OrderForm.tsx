import { useId, useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { fieldNumber, typedNumber } from '../../../words/amount.ts';
import type { Company } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { claimOn, costOf, neededFrom, sendOrder } from '../steps/orders.ts';
import { unitWords } from '../words/phrases.ts';
import { words } from '../words/words.ts';
import styles from './Desk.module.css';

/** An order to a company: what last month's sales ask for, changed as the buyer likes. */
export function OrderForm({ company: { id: company, name } }: { company: Company }) {
  const { data, world, t, premises, completeTask, act, say, isStaff, medicineOf, money } =
    usePharmacy();
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [withClaim, claimToo] = useState(true);
  const rows = neededFrom(premises, world, company).map((need) => {
    const text = typed[need.medicine.id];
    return { ...need, text, packs: text === undefined ? need.ask : typedNumber(text) };
  });
  const lines = rows.map(({ medicine: { id, cost }, packs }) => {
    return { medicine: id, packs: packs || 0, cost };
  });
  const claim = claimOn(premises, world, company);
  const claimed = new Set(claim.batches.map(({ medicine }) => medicineOf(medicine).main));
  const [unit] = claimed.size === 1 ? claimed : [];
  const most = Math.max(1, ...rows.map(({ sold, left }) => Math.max(sold, left)));
  const send = () => {
    const asked = Object.fromEntries(rows.map(({ medicine, packs }) => [medicine.id, packs]));
    if (!act(sendOrder, { company, asked, withClaim })) return;
    type({});
    completeTask('ordered');
    if (withClaim && claim.amount > 0) completeTask('claimed');
  };
  return (
    <Entry send={send}>
      <Stack>
        <h2>{say(words.orderTo, { company: t(name) })}</h2>
        <Note>{t(data.branches.length > 1 ? words.basis : words.basisOfOne)}</Note>
        <ul>
          {rows.map((row) => (
            <OrderRow
              key={row.medicine.id}
              row={row}
              most={most}
              type={(text) => type({ ...typed, [row.medicine.id]: text })}
            />
          ))}
        </ul>
        <Row gap={4} className={styles.foot}>
          {claim.amount > 0 ? (
            <label className={styles.claim}>
              <input
                type="checkbox"
                checked={withClaim}
                onChange={(event) => claimToo(event.target.checked)}
              />
              {say(words.claimWith, {
                count: claim.packs,
                packs: t(unit ? unitWords[unit].many : words.pack),
                amount: money(claim.amount),
              })}
            </label>
          ) : (
            <p className={styles.claim}>{t(words.noClaim)}</p>
          )}
          <p className={styles.total} role="status">
            {money(costOf(lines))}
          </p>
          {isStaff ? (
            <Button type="submit">{t(words.sendOrder)}</Button>
          ) : (
            <LinkButton href={screenHash('orders', company)}>{t(words.logInToOrder)}</LinkButton>
          )}
        </Row>
      </Stack>
    </Entry>
  );
}

/**
 * A medicine of an order: its stock beside last month's sales, and how much to order.
 * @param row with what is typed of it, and how many packs that makes; NaN for what is no number
 * @param most the longest bar, in main packs
 */
function OrderRow({
  row: { medicine, left, sold, onOrder, ask, text, packs },
  most,
  type,
}: {
  row: ReturnType<typeof neededFrom>[number] & { text: string | undefined; packs: number };
  most: number;
  type: (text: string) => void;
}) {
  const { t, language, say, money } = usePharmacy();
  const id = useId();
  const bar = (length: number, className: string | undefined) => (
    <rect width={(length / most) * 250} height="22" rx="11" className={className} />
  );
  return (
    <li className={styles.row}>
      <Stack as="p" gap={0}>
        <b>{t(medicine.generic)}</b>
        <small>{t(medicine.name)}</small>
      </Stack>
      <svg aria-hidden="true" viewBox="0 0 250 22" preserveAspectRatio="none">
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
      <p className={styles.amount}>{money((packs || 0) * medicine.cost)}</p>
    </li>
  );
}
