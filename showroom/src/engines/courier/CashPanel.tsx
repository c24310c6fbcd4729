import { screenHash } from '../../runtime/hash.ts';
import styles from './CashPanel.module.css';
import { daysUntil, weekday } from './clock.ts';
import { useCourier } from './engine.ts';
import { takaOf } from './money.ts';
import { accountOf, unpaidOf } from './payout.ts';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import type { Door } from './world.ts';

/** A merchant's cash at a glance: what was collected, what is taken from it, and the next payout. */
export function CashPanel({ way, merchant }: { way: Door; merchant: string }) {
  const { world, translate, language, today } = useCourier();
  const fill = useFilled();
  const parcels = unpaidOf(world, merchant);
  const sums = accountOf(parcels, way.codPercent);
  const [first] = parcels;
  const isOneCharge = first && parcels.every(({ charge }) => charge === first.charge);
  const held = accountOf(
    parcels.filter(({ isHandedIn }) => !isHandedIn),
    0,
  ).cash;
  const days = daysUntil(way.payoutWeekday, today);
  const amount = (paisa: number) => `৳\u00A0${takaOf(paisa, language)}`;
  return (
    <aside className={styles.panel} aria-label={translate(words.collected)}>
      <p>{translate(words.collected)}</p>
      <p className={styles.sum}>{amount(sums.cash)}</p>
      <dl className={styles.lines}>
        <dt>{fill('deliveredCount', { count: parcels.length })}</dt>
        <dd>{amount(sums.cash)}</dd>
        <dt>
          {isOneCharge
            ? fill('chargeEach', { count: parcels.length, each: first.charge })
            : translate(words.charge)}
        </dt>
        <dd>− {amount(sums.charge)}</dd>
        <dt>{fill('codFee', { percent: way.codPercent })}</dt>
        <dd>− {amount(sums.fee)}</dd>
      </dl>
      {held > 0 && <p className={styles.small}>{fill('withRiders', { cash: held / 100 })}</p>}
      <a className={styles.payout} href={screenHash('payouts')}>
        {days === 0
          ? translate(words.payoutToday)
          : fill('payoutOn', { day: weekday(days, today, language, 'long') })}
        <b>{amount(sums.net)}</b>
      </a>
    </aside>
  );
}
