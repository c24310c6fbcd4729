import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { typedNumber } from '../../../words/amount.ts';
import type { Company } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { claimOn, costOf, neededFrom, sendOrder } from '../steps/orders.ts';
import { unitWords } from '../words/units.ts';
import { words } from '../words/words.ts';
import styles from './OrderForm.module.css';
import { OrderRow } from './OrderRow.tsx';

/** An order to a company: what last month's sales ask for, changed as the buyer likes. */
export function OrderForm({ company: { id: company, name } }: { company: Company }) {
  const { data, world, t, premises, completeTask, act, say, isStaff, medicineOf, inTaka } =
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
                amount: inTaka(claim.amount),
              })}
            </label>
          ) : (
            <p className={styles.claim}>{t(words.noClaim)}</p>
          )}
          <p className={styles.total} role="status">
            {inTaka(costOf(lines))}
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
