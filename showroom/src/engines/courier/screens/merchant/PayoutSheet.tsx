import { Button } from '../../../../ui/Button.tsx';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { paidIn } from '../../steps/payout.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Payout } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from '../parcel/Note.module.css';
import { AccountTable } from './AccountTable.tsx';

/** A payout as a sheet that prints. */
export function PayoutSheet({ payout, way }: { payout: Payout; way: Door }) {
  const { data, world, t, businessName, date } = useCourier();
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
          {merchant && `${t(merchant.name)}, ${t(merchant.spot)}`}
          <br />
          {date(payout.day, 'year')}
        </p>
      </div>
      <AccountTable parcels={paidIn(world, payout.number)} percent={way.codPercent} />
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
      </p>
    </section>
  );
}
