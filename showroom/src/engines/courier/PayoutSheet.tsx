import { Button } from '../../ui/Button.tsx';
import { dayInWords } from '../../words/days.ts';
import { AccountTable } from './AccountTable.tsx';
import common from './CourierDemo.module.css';
import { useCourier } from './engine.ts';
import styles from './Note.module.css';
import { paidIn } from './payout.ts';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import type { CourierWorld, Door } from './world.ts';

/** A payout as a sheet that prints. */
export function PayoutSheet({
  payout,
  way,
}: {
  payout: CourierWorld['payouts'][number];
  way: Door;
}) {
  const { data, world, translate, language, today, businessName } = useCourier();
  const fill = useFilled();
  const merchant = data.merchants.find(({ id }) => id === payout.merchant);
  return (
    <section className={common.sheet}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{businessName}</p>
          <h2>{fill('payoutNumber', { number: String(payout.number) })}</h2>
        </div>
        <p>
          {merchant && `${translate(merchant.name)}, ${translate(merchant.spot)}`}
          <br />
          {dayInWords(payout.day, today, language, 'year')}
        </p>
      </div>
      <AccountTable parcels={paidIn(world, payout.number)} percent={way.codPercent} />
      <p className={styles.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
      </p>
    </section>
  );
}
