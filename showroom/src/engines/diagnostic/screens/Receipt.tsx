import { filled } from '../../../frame/words.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { minutesOf, timeInWords } from '../../../words/clock.ts';
import { dayInWords, distanceOf } from '../../../words/days.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { doctorOf, testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { sumsOf } from '../steps/bills.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './Receipt.module.css';

/** A bill as it is printed. @param isShort on the reception's screen, where its number is a link */
export function Receipt({ bill, isShort = false }: { bill: Bill; isShort?: boolean }) {
  const { data, world, translate, language, today, businessName } = useDiagnostic();
  const { total, due } = sumsOf(world, bill);
  const doctor = doctorOf(data, bill.doctor);
  const number = filled(translate(words.billNumber), { number: billNumber(bill, today) });
  const rows = [
    ...(doctor ? [{ key: 'visit', name: translate(doctor.visitName), price: bill.visit }] : []),
    ...samplesOf(world, bill.number).map((sample) => ({
      key: String(sample.number),
      name: translate(testOf(data, sample.test)?.short ?? sample.test),
      price: sample.price,
    })),
  ];
  return (
    <section className={styles.receipt} aria-label={number}>
      <p className={styles.name}>{businessName}</p>
      <p className={styles.who}>
        {isShort ? <a href={screenHash('bills', String(bill.number))}>{number}</a> : number} ·{' '}
        {translate(bill.name)}, {numeral(bill.age, language)}
      </p>
      {!isShort && (
        <p className={styles.who}>
          {dayInWords(bill.day, today, language, 'year')} · {bill.phone} · {translate(data.place)}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ key, name, price }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{taka(price, language)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{translate(words.inAll)}</dt>
          <dd>{taka(total, language)}</dd>
        </div>
        {bill.discount > 0 && (
          <div>
            <dt>{translate(words.discounted)}</dt>
            <dd>−{taka(bill.discount, language)}</dd>
          </div>
        )}
        {bill.payments.map(({ amount, method, day }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added
          <div key={at}>
            <dt>
              {translate(words.paid)}, {translate(words[method])}
              {distanceOf(day, today) !== distanceOf(bill.day, today) &&
                `, ${dayInWords(day, today, language)}`}
            </dt>
            <dd>{taka(amount, language)}</dd>
          </div>
        ))}
        {due > 0 && (
          <div className={styles.due}>
            <dt>{translate(words.due)}</dt>
            <dd>{taka(due, language)}</dd>
          </div>
        )}
      </dl>
      {due === 0 && <p className={styles.who}>{translate(words.nothingDue)}</p>}
      <p className={styles.who}>
        {translate(words.report)}: {dayInWords(bill.ready, today, language)},{' '}
        {timeInWords(minutesOf(data.ready.at), language)}
      </p>
    </section>
  );
}
