import { useId } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Sums } from '../../../ui/Sums.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { doctorOf, testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { sumsOf } from '../steps/bills.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Receipt.module.css';

/** A bill as it is printed. @param isShort on the reception's screen, where its number is a link */
export function Receipt({ bill, isShort = false }: { bill: Bill; isShort?: boolean }) {
  const { data, world, t, language, businessName, date, taka, clock, say } = useDiagnostic();
  const id = useId();
  const { total, due } = sumsOf(world, bill);
  const doctor = doctorOf(data, bill.doctor);
  const number = say(words.billNumber, { number: billNumber(bill) });
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <p className={styles.name}>{businessName}</p>
      <p className={styles.who}>
        <span id={id} data-of-today>
          {isShort ? <a href={screenHash('bills', String(bill.number))}>{number}</a> : number}
        </span>{' '}
        · {t(bill.name)}, {ageInWords(bill.age, language)}
      </p>
      {!isShort && (
        <p className={styles.who}>
          {date(bill.day, 'year')} · {bill.phone} · {t(data.place)}
        </p>
      )}
      <Sums
        className={styles.rows}
        rows={[
          ...(doctor ? [[t(doctor.visitName), taka(bill.visit)] as const] : []),
          ...samplesOf(world, bill.number).map(
            ({ test, price }) => [t(testOf(data, test)?.short ?? test), taka(price)] as const,
          ),
          [t(words.inAll), taka(total), 'sum'],
          bill.discount > 0 && [t(words.discounted), `−${taka(bill.discount)}`],
          ...bill.payments.map(({ amount, method, day }) => {
            const isLater = day !== bill.day;
            const paid = `${t(words.paid)}, ${t(words[method])}`;
            return [isLater ? `${paid}, ${date(day)}` : paid, taka(amount)] as const;
          }),
          due > 0 && [t(words.due), taka(due), 'due'],
        ]}
      />
      {due === 0 && <p className={styles.who}>{t(words.nothingDue)}</p>}
      <p className={styles.who} data-of-today>
        {t(words.report)}: {date(bill.ready)}, {clock(minutesOf(data.ready.at))}
      </p>
    </section>
  );
}
