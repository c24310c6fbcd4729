import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { type Company, medicineOf, role } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { claimOn, costOf, neededFrom, sendOrder } from '../steps/orders.ts';
import { inTaka } from '../words/amounts.ts';
import { unitWords } from '../words/units.ts';
import { words } from '../words/words.ts';
import styles from './OrderForm.module.css';
import { OrderRow } from './OrderRow.tsx';

/** An order to a company: what last month's sales ask for, changed as the buyer likes. */
export function OrderForm({ company }: { company: Company }) {
  const { data, world, t, language, login, premises, completeTask, act, num, say } = usePharmacy();
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [withClaim, claimToo] = useState(true);
  const needed = neededFrom(premises, world, company.id);
  const asked = Object.fromEntries(
    needed.map(({ medicine: { id }, ask }) => [
      id,
      typed[id] === undefined ? ask : typedNumber(typed[id]),
    ]),
  );
  const lines = needed.map(({ medicine: { id, cost } }) => {
    const packs = asked[id] ?? 0;
    return { medicine: id, packs: Number.isNaN(packs) ? 0 : packs, cost };
  });
  const claim = claimOn(premises, world, company.id);
  const claimedUnits = new Set(
    claim.batches.map(({ medicine }) => medicineOf(data, medicine)?.main),
  );
  const [unit] = claimedUnits.size === 1 ? claimedUnits : [];
  const most = Math.max(1, ...needed.map(({ sold, left }) => Math.max(sold, left)));
  const send = () => {
    const order = { company: company.id, asked, withClaim };
    if (!act(sendOrder, order)) return;
    type({});
    completeTask('ordered');
    if (withClaim && claim.amount > 0) completeTask('claimed');
  };
  return (
    <Entry className={styles.order} send={send}>
      <h2>{say(words.orderTo, { company: t(company.name) })}</h2>
      <p className={styles.basis}>{t(data.branches.length > 1 ? words.basis : words.basisOfOne)}</p>
      <ul className={styles.rows}>
        {needed.map((need) => (
          <OrderRow
            key={need.medicine.id}
            need={need}
            most={most}
            typed={typed[need.medicine.id]}
            type={(text) => type({ ...typed, [need.medicine.id]: text })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {claim.amount > 0 ? (
          <label className={styles.claim}>
            <input
              type="checkbox"
              checked={withClaim}
              onChange={(event) => claimToo(event.target.checked)}
            />
            {say(words.claimWith, {
              count: num(claim.packs),
              packs: t(unit ? unitWords[unit].many : words.pack),
              amount: inTaka(claim.amount, language),
            })}
          </label>
        ) : (
          <p className={styles.claim}>{t(words.noClaim)}</p>
        )}
        <p className={styles.total} role="status">
          {inTaka(costOf(lines), language)}
        </p>
        {login?.role === role ? (
          <Button type="submit">{t(words.sendOrder)}</Button>
        ) : (
          <LinkButton href={screenHash('orders', company.id)}>{t(words.logInToOrder)}</LinkButton>
        )}
      </div>
    </Entry>
  );
}
