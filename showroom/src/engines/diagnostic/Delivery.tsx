import { asciiDigits } from '@nokshi/forms/digits.ts';
import { useState } from 'react';
import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { Field } from '../../ui/Field.tsx';
import { numeral, taka } from '../../words/taka.ts';
import { billNumber } from './bill-number.ts';
import { sumsOf } from './bills.ts';
import styles from './Delivery.module.css';
import { useDiagnostic } from './room.ts';
import { words } from './words.ts';
import { samplesOf } from './world.ts';

/** Every bill with what is due and how many of its reports are signed, found by name or number. */
export function Delivery() {
  const { world, say, language, today } = useDiagnostic();
  const [wanted, want] = useState('');
  const plain = asciiDigits(wanted).trim().toLowerCase();
  const shown = world.bills.filter((bill) =>
    [say(bill.name), billNumber(bill, today), bill.phone].join(' ').toLowerCase().includes(plain),
  );
  return (
    <>
      <h2>{say(words.delivery)}</h2>
      <Field label={say(words.find)} name="find" type="search" onChange={want} />
      <p role="status">{shown.length === 0 && say(words.nobodyFound)}</p>
      <ul className={styles.bills}>
        {shown.map((bill) => {
          const samples = samplesOf(world, bill.number);
          const ready = samples.filter(({ state }) => state === 'signed').length;
          const { due } = sumsOf(world, bill);
          return (
            <li key={bill.number}>
              <a href={screenHash('bills', String(bill.number))}>
                <b>{say(bill.name)}</b>
                <small>
                  {billNumber(bill, today)} · {bill.phone}
                </small>
                <span>
                  {bill.isDelivered
                    ? say(words.delivered)
                    : filled(say(words.readyCount), {
                        ready: numeral(ready, language),
                        all: numeral(samples.length, language),
                      })}
                </span>
                <span data-due={due > 0 || undefined}>
                  {due > 0 ? `${say(words.due)} ${taka(due, language)}` : say(words.nothingDue)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
