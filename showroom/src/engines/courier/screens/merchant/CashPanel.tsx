import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { weekdayInWords } from '../../../../words/days.ts';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { nextPayout } from '../../steps/payout.ts';
import { words } from '../../words.ts';
import { daysUntil } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './CashPanel.module.css';

/** A merchant's cash at a glance: what was collected, what is taken from it, and the next payout. */
export function CashPanel({ way, merchant }: { way: Door; merchant: string }) {
  const { world, t, say, language, today, paisa } = useCourier();
  const { unpaid, all, net, waiting } = nextPayout(world, merchant, way.codPercent);
  const count = unpaid.length;
  const each = unpaid[0]?.charge;
  const isOneCharge = each !== undefined && unpaid.every(({ charge }) => charge === each);
  return (
    <Stack as="aside" className={styles.panel} aria-label={t(words.collected)}>
      <p>{t(words.collected)}</p>
      <p className={common.sum}>{paisa(all.cash)}</p>
      <Sums
        rows={[
          [say(words.deliveredCount, { count }), paisa(all.cash)],
          [
            isOneCharge ? say(words.chargeEach, { count, each }) : t(words.charge),
            `− ${paisa(all.charge)}`,
          ],
          [say(words.codFee, { percent: way.codPercent }), `− ${paisa(all.fee)}`],
          waiting > 0 && [t(words.yours), paisa(all.net)],
          waiting > 0 && [t(words.cashWithRiders), `− ${paisa(waiting)}`],
        ]}
      />
      <a className={styles.payout} href={screenHash('payouts')}>
        {daysUntil(way.payoutWeekday, today) === 0
          ? t(words.payoutToday)
          : say(words.payoutOn, { day: weekdayInWords(way.payoutWeekday, language, 'long') })}
        <b className={common.amount}>{paisa(net)}</b>
      </a>
    </Stack>
  );
}
