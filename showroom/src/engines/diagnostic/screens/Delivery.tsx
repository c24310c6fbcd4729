import { useState } from 'react';
import { fits } from '../../../counter/fits.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { sumsOf } from '../steps/bills.ts';
import { words } from '../words/words.ts';
import { billNumber, samplesOf } from '../world.ts';
import styles from './Delivery.module.css';

/** Every bill with what is due and how many of its reports are signed, found by name or number. */
export function Delivery() {
  const { world, t, taka, say } = useDiagnostic();
  const [wanted, want] = useState('');
  const shown = world.bills.filter((bill) => fits(wanted, bill.name, billNumber(bill), bill.phone));
  return (
    <>
      <h2>{t(words.delivery)}</h2>
      <Field label={t(words.find)} name="find" type="search" onChange={want} />
      <p role="status">{shown.length === 0 && t(words.nobodyFound)}</p>
      <Grid as="ul" column="large" className={styles.bills}>
        {shown.map((bill) => {
          const samples = samplesOf(world, bill.number);
          const ready = samples.filter(({ state }) => state === 'signed').length;
          const { due } = sumsOf(world, bill);
          return (
            <li key={bill.number}>
              <a href={screenHash('bills', String(bill.number))}>
                <b>{t(bill.name)}</b>
                <small>
                  {billNumber(bill)} · {bill.phone}
                </small>
                <span>
                  {bill.isDelivered
                    ? t(words.delivered)
                    : say(words.readyCount, { ready, all: samples.length })}
                </span>
                <span data-due={due > 0 || undefined}>
                  {due > 0 ? `${t(words.due)} ${taka(due)}` : t(words.nothingDue)}
                </span>
              </a>
            </li>
          );
        })}
      </Grid>
    </>
  );
}
