import { useId } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Paper } from '../../../ui/Paper.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { doctorOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { sumsOf } from '../steps/bills.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Receipt.module.css';

/** A bill as it is printed. @param isShort on the reception's screen, where its number is a link */
export function Receipt({ bill, isShort = false }: { bill: Bill; isShort?: boolean }) {
  const { data, world, t, language, date, taka, clock, testOf, nameOf } = useDiagnostic();
  const id = useId();
  const { total, due } = sumsOf(world, bill);
  const doctor = doctorOf(data, bill.doctor);
  const number = nameOf(bill);
  return (
    <Paper
      kind="slip"
      className={styles.receipt}
      aria-labelledby={id}
      lines={
        <>
          <p>
            <span id={id} data-of-today>
              {isShort ? <a href={screenHash('bills', String(bill.number))}>{number}</a> : number}
            </span>{' '}
            · {t(bill.name)}, {ageInWords(bill.age, language)}
          </p>
          {!isShort && (
            <p>
              {date(bill.day, 'year')} · {bill.phone} · {t(data.place)}
            </p>
          )}
        </>
      }
    >
      <Sums
        className={styles.rows}
        rows={[
          doctor !== undefined && [t(doctor.visitName), taka(bill.visit)],
          ...samplesOf(world, bill.number).map(
            ({ test, price }) => [t(testOf(test).short), taka(price)] as const,
          ),
          [t(words.inAll), taka(total), 'sum'],
          bill.discount > 0 && [t(words.discounted), `−${taka(bill.discount)}`],
          ...bill.payments.map(({ amount, method, day }) => {
            const paid = [
              t(words.paid),
              t(words[method]),
              ...(day === bill.day ? [] : [date(day)]),
            ];
            return [paid.join(', '), taka(amount)] as const;
          }),
          due > 0 && [t(words.due), taka(due), 'due'],
        ]}
      />
      {due === 0 && <p>{t(words.nothingDue)}</p>}
      <p data-of-today>
        {t(words.report)}: {date(bill.ready)}, {clock(minutesOf(data.ready.at))}
      </p>
    </Paper>
  );
}
