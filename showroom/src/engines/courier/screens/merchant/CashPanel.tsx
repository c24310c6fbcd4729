import { screenHash } from '../../../../runtime/hash.ts';
import { weekdayInWords } from '../../../../words/days.ts';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { nextPayout } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import { daysUntil } from '../../world.ts';
import styles from './CashPanel.module.css';

/** A merchant's cash at a glance: what was collected, what is taken from it, and the next payout. */
export function CashPanel({ way, merchant }: { way: Door; merchant: string }) {
  const { world, t, language, today } = useCourier();
  const fill = useFilled();
  const { unpaid, all, net, waiting } = nextPayout(world, merchant, way.codPercent);
  const [first] = unpaid;
  const isOneCharge = first && unpaid.every(({ charge }) => charge === first.charge);
  const days = daysUntil(way.payoutWeekday, today);
  const amount = (paisa: number) => `৳\u00A0${takaOf(paisa, language)}`;
  return (
    <aside className={styles.panel} aria-label={t(words.collected)}>
      <p>{t(words.collected)}</p>
      <p className={styles.sum}>{amount(all.cash)}</p>
      <dl className={styles.lines}>
        <dt>{fill('deliveredCount', { count: unpaid.length })}</dt>
        <dd>{amount(all.cash)}</dd>
        <dt>
          {isOneCharge
            ? fill('chargeEach', { count: unpaid.length, each: first.charge })
            : t(words.charge)}
        </dt>
        <dd>− {amount(all.charge)}</dd>
        <dt>{fill('codFee', { percent: way.codPercent })}</dt>
        <dd>− {amount(all.fee)}</dd>
        {waiting > 0 && (
          <>
            <dt>{t(words.yours)}</dt>
            <dd>{amount(all.net)}</dd>
            <dt>{t(words.waiting)}</dt>
            <dd>− {amount(waiting)}</dd>
          </>
        )}
      </dl>
      <a className={styles.payout} href={screenHash('payouts')}>
        {days === 0
          ? t(words.payoutToday)
          : fill('payoutOn', { day: weekdayInWords(way.payoutWeekday, language, 'long') })}
        <b>{amount(net)}</b>
      </a>
    </aside>
  );
}
