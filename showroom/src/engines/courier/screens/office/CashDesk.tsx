import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { Door } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { cashOf, handIn, inHand, shortOf } from '../../steps/delivery.ts';
import { nextPayout, payOut } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { useFilled } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';
import styles from './CashDesk.module.css';

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
  const { t } = useCourier();
  return (
    <section className={common.sheet}>
      <h3>{t(words.riderCash)}</h3>
      <ul className={styles.list}>
        {way.riders.map((rider) => (
          <li key={rider.id}>
            <RiderLine rider={rider} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a rider holds, and the form that takes it in: in full, or with what is short written down. */
function RiderLine({ rider }: { rider: Door['riders'][number] }) {
  const { world, t, notify, act, taka } = useCourier();
  const fill = useFilled();
  const [counted, setCounted] = useState(Number.NaN);
  const name = t(rider.name);
  const cash = cashOf(inHand(world, rider.id));
  const short = shortOf(world, rider.id);
  const missing = cash - counted;
  const take = (isShortKnown: boolean) => {
    if (!act(handIn, rider.id, counted, isShortKnown)) {
      return;
    }
    setCounted(Number.NaN);
    notify(
      missing > 0
        ? fill('shortTaken', { cash: counted, rider: name, missing })
        : fill('cashTaken', { cash }),
    );
  };
  return (
    <>
      <p className={styles.line}>
        <b>{name}</b>
        <b>{taka(cash)}</b>
      </p>
      {short > 0 && <p>{fill('owes', { missing: short })}</p>}
      {cash > 0 && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            take(false);
          }}
          noValidate
        >
          <Field
            label={t(words.counted)}
            name="counted"
            type="number"
            onChange={(typed) => setCounted(typedNumber(typed))}
          />
          <Button type="submit" label={`${t(words.takeCash)}: ${name}`}>
            {t(words.takeCash)}
          </Button>
          {missing > 0 && counted >= 0 && (
            <Button
              variant="quiet"
              label={`${fill('takeShort', { missing })}: ${name}`}
              onClick={() => take(true)}
            >
              {fill('takeShort', { missing })}
            </Button>
          )}
        </form>
      )}
    </>
  );
}

function MerchantCash({ way }: { way: Door }) {
  const { data, world, t, language, completeTask, notify, act } = useCourier();
  const fill = useFilled();
  const pay = (merchant: (typeof data.merchants)[number], net: number) => {
    if (!act(payOut, merchant.id)) return;
    completeTask('paidOut');
    notify(fill('paidOut', { cash: takaOf(net, language), merchant: t(merchant.name) }));
  };
  return (
    <section className={common.sheet}>
      <h3>{t(words.merchants)}</h3>
      <ul className={styles.list}>
        {data.merchants.map((merchant) => {
          const { net, waiting } = nextPayout(world, merchant.id, way.codPercent);
          const last = world.payouts.find((payout) => payout.merchant === merchant.id);
          return (
            <li key={merchant.id}>
              <p className={styles.line}>
                <b>{t(merchant.name)}</b>
                <b>৳&nbsp;{takaOf(Math.max(0, net), language)}</b>
              </p>
              {waiting > 0 && <p>{fill('withRiders', { cash: takaOf(waiting, language) })}</p>}
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
                  label={`${t(words.payNow)}: ${t(merchant.name)}`}
                  onClick={() => pay(merchant, net)}
                >
                  {t(words.payNow)}
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
