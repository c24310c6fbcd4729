import { screenHash } from '../../runtime/hash.ts';
import { dayInWords } from '../../words/days.ts';
import { AccountTable } from './AccountTable.tsx';
import common from './CourierDemo.module.css';
import { useCourier } from './engine.ts';
import { takaOf } from './money.ts';
import styles from './Payouts.module.css';
import { accountOf, paidIn, unpaidOf } from './payout.ts';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import type { Door } from './world.ts';

/** A merchant's payouts: the next one parcel by parcel, and those that were paid. */
export function Payouts({ way }: { way: Door }) {
  const { data, world, translate, language, today } = useCourier();
  const fill = useFilled();
  const merchant = data.merchants[0]?.id ?? '';
  const next = unpaidOf(world, merchant);
  const held = accountOf(
    next.filter(({ isHandedIn }) => !isHandedIn),
    0,
  ).cash;
  return (
    <section className={common.sheet}>
      <h2>{translate(words.payouts)}</h2>
      <h3>{translate(words.earlier)}</h3>
      <ul className={styles.payouts}>
        {world.payouts
          .filter((payout) => payout.merchant === merchant)
          .map(({ number, day }) => (
            <li key={number}>
              <a href={screenHash('payouts', String(number))}>
                <b>{fill('payoutNumber', { number: String(number) })}</b>
                <span>{dayInWords(day, today, language)}</span>
                <b>
                  ৳&nbsp;
                  {takaOf(accountOf(paidIn(world, number), way.codPercent).net, language)}
                </b>
              </a>
            </li>
          ))}
      </ul>
      <h3>{translate(words.nextPayout)}</h3>
      {held > 0 && <p>{fill('withRiders', { cash: held / 100 })}</p>}
      {next.length > 0 ? (
        <AccountTable parcels={next} percent={way.codPercent} />
      ) : (
        <p>{translate(words.nothingYet)}</p>
      )}
    </section>
  );
}
