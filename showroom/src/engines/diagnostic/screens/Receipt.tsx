import { useId } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Sums } from '../../../ui/Sums.tsx';
import { minutesOf, timeInWords } from '../../../words/clock.ts';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
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
  const { data, world, translate, language, businessName } = useDiagnostic();
  const id = useId();
  const { total, due } = sumsOf(world, bill);
  const doctor = doctorOf(data, bill.doctor);
  const number = filled(translate(words.billNumber), { number: billNumber(bill) });
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <p className={styles.name}>{businessName}</p>
      <p className={styles.who}>
        <span id={id} data-of-today>
          {isShort ? <a href={screenHash('bills', String(bill.number))}>{number}</a> : number}
        </span>{' '}
        · {translate(bill.name)}, {ageInWords(bill.age, language)}
      </p>
      {!isShort && (
        <p className={styles.who}>
          {dayInWords(bill.day, language, 'year')} · {bill.phone} · {translate(data.place)}
        </p>
      )}
      <Sums
        className={styles.rows}
        rows={[
          ...(doctor ? [[translate(doctor.visitName), taka(bill.visit, language)] as const] : []),
          ...samplesOf(world, bill.number).map(
            ({ test, price }) =>
              [translate(testOf(data, test)?.short ?? test), taka(price, language)] as const,
          ),
          [translate(words.inAll), taka(total, language), 'sum'],
          bill.discount > 0 && [translate(words.discounted), `−${taka(bill.discount, language)}`],
          ...bill.payments.map(({ amount, method, day }) => {
            const isLater = day !== bill.day;
            const paid = `${translate(words.paid)}, ${translate(words[method])}`;
            return [
              isLater ? `${paid}, ${dayInWords(day, language)}` : paid,
              taka(amount, language),
            ] as const;
          }),
          due > 0 && [translate(words.due), taka(due, language), 'due'],
        ]}
      />
      {due === 0 && <p className={styles.who}>{translate(words.nothingDue)}</p>}
      <p className={styles.who} data-of-today>
        {translate(words.report)}: {dayInWords(bill.ready, language)},{' '}
        {timeInWords(minutesOf(data.ready.at), language)}
      </p>
    </section>
  );
}
