import type { SubmitEvent } from 'react';
import { screenHash } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { taka } from '../../words/taka.ts';
import styles from './CashDesk.module.css';
import common from './CourierDemo.module.css';
import { cashOf, handIn, inHand } from './delivery.ts';
import { useCourier } from './engine.ts';
import { takaOf } from './money.ts';
import { accountOf, payableOf, payOut } from './payout.ts';
import { useFilled } from './useWords.ts';
import { words } from './words.ts';
import type { Door } from './world.ts';

/** Where the cash is: with which rider, and owed to which merchant. */
export function CashDesk({ way }: { way: Door }) {
  return (
    <div className={styles.desk}>
      <RiderCash way={way} />
      <MerchantCash way={way} />
    </div>
  );
}

function RiderCash({ way }: { way: Door }) {
  const { world, change, translate, language, notify } = useCourier();
  const fill = useFilled();
  const take = (event: SubmitEvent<HTMLFormElement>, rider: string) => {
    event.preventDefault();
    const counted = typedNumber(String(new FormData(event.currentTarget).get('counted')));
    const cash = cashOf(inHand(world, rider));
    const sentences = { nothing: translate(words.noCash), wrongSum: fill('wrongSum', { cash }) };
    if (change((before) => handIn(before, rider, counted, sentences))) {
      notify(fill('cashTaken', { cash }));
    }
  };
  return (
    <section className={common.sheet}>
      <h3>{translate(words.riderCash)}</h3>
      <ul className={styles.list}>
        {way.riders.map(({ id, name }) => {
          const cash = cashOf(inHand(world, id));
          return (
            <li key={id}>
              <p className={styles.line}>
                <b>{translate(name)}</b>
                <b>{taka(cash, language)}</b>
              </p>
              {cash > 0 && (
                <form className={styles.form} onSubmit={(event) => take(event, id)} noValidate>
                  <Field label={translate(words.counted)} name="counted" type="number" />
                  <Button type="submit" label={`${translate(words.takeCash)}: ${translate(name)}`}>
                    {translate(words.takeCash)}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MerchantCash({ way }: { way: Door }) {
  const { data, world, change, translate, language, completeTask, notify } = useCourier();
  const fill = useFilled();
  const pay = (merchant: (typeof data.merchants)[number], net: number) => {
    if (!change((before) => payOut(before, merchant.id, translate(words.nothingToPay)))) return;
    completeTask('paidOut');
    notify(fill('paidOut', { cash: takaOf(net, language), merchant: translate(merchant.name) }));
  };
  return (
    <section className={common.sheet}>
      <h3>{translate(words.merchants)}</h3>
      <ul className={styles.list}>
        {data.merchants.map((merchant) => {
          const { net } = accountOf(payableOf(world, merchant.id), way.codPercent);
          const last = world.payouts.find((payout) => payout.merchant === merchant.id);
          return (
            <li key={merchant.id}>
              <p className={styles.line}>
                <b>{translate(merchant.name)}</b>
                <b>৳&nbsp;{takaOf(net, language)}</b>
              </p>
              <p className={styles.line}>
                {last ? (
                  <a href={screenHash('payouts', String(last.number))}>
                    {fill('payoutNumber', { number: String(last.number) })}
                  </a>
                ) : (
                  <span />
                )}
                <Button
                  variant="quiet"
                  label={`${translate(words.payNow)}: ${translate(merchant.name)}`}
                  onClick={() => pay(merchant, net)}
                >
                  {translate(words.payNow)}
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
