import { screenHash } from '../../../../runtime/hash.ts';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { accountOf, nextPayout, paidIn } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import { AccountTable } from './AccountTable.tsx';
import styles from './Payouts.module.css';

/** A merchant's payouts: the next one parcel by parcel, and those that were paid. */
export function Payouts({ way }: { way: Door }) {
  const { data, world, t, language, date } = useCourier();
  const fill = useFilled();
  const merchant = data.merchants[0]?.id ?? '';
  const { unpaid, net, waiting } = nextPayout(world, merchant, way.codPercent);
  const amount = (paisa: number) => takaOf(paisa, language);
  return (
    <section className={common.sheet}>
      <h2>{t(words.payouts)}</h2>
      <h3>{t(words.earlier)}</h3>
      <ul className={styles.payouts}>
        {world.payouts
          .filter((payout) => payout.merchant === merchant)
          .map(({ number, day }) => (
            <li key={number}>
              <a href={screenHash('payouts', String(number))}>
                <b>{fill('payoutNumber', { number: String(number) })}</b>
                <span>{date(day)}</span>
                <b>
                  ৳&nbsp;
                  {amount(accountOf(paidIn(world, number), way.codPercent).net)}
                </b>
              </a>
            </li>
          ))}
      </ul>
      <h3>{t(words.nextPayout)}</h3>
      <p>
        <b>৳&nbsp;{amount(net)}</b>
        {waiting > 0 && <> · {fill('withRiders', { cash: amount(waiting) })}</>}
      </p>
      {unpaid.length > 0 ? (
        <AccountTable parcels={unpaid} percent={way.codPercent} />
      ) : (
        <p>{t(words.nothingYet)}</p>
      )}
    </section>
  );
}
