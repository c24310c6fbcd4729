import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { dayInWords } from '../../words/days.ts';
import { inTaka, packsInWords } from './amounts.ts';
import styles from './Receipt.module.css';
import { usePharmacy } from './room.ts';
import { words } from './words.ts';
import { type Bill, medicineOf } from './world.ts';

/** A bill that is paid, as it is printed. */
export function Receipt({ bill }: { bill: Bill }) {
  const { data, say, language, today, businessName } = usePharmacy();
  const branch = data.branches.find(({ id }) => id === bill.branch);
  const number = filled(say(words.bill), { number: String(bill.number) });
  const change = bill.given - bill.total;
  const rows = [
    ...(bill.sum !== bill.total ? [[words.rounding, bill.total - bill.sum] as const] : []),
    [words.inAll, bill.total] as const,
  ];
  return (
    <>
      <section className={styles.receipt} aria-labelledby="receipt">
        <p className={styles.name}>{businessName}</p>
        <p>
          {data.branches.length > 1 && branch && `${say(branch.name)}, `}
          {say(data.place)} · {data.phone}
        </p>
        <h2 id="receipt">{number}</h2>
        <p>{dayInWords(bill.day, today, language, 'year')}</p>
        <dl className={styles.rows}>
          {bill.lines.map(({ medicine, unit, count, amount }) => (
            <div key={`${medicine} ${unit}`}>
              <dt>
                {say(medicineOf(data, medicine)?.name ?? medicine)}
                <small>{packsInWords(count, unit, language)}</small>
              </dt>
              <dd>{inTaka(amount, language)}</dd>
            </div>
          ))}
          {rows.map(([name, amount]) => (
            <div key={name.en} className={styles.sum}>
              <dt>{say(name)}</dt>
              <dd>{inTaka(amount, language)}</dd>
            </div>
          ))}
          <div>
            <dt>{filled(say(words.paid), { method: say(words[bill.method]) })}</dt>
            <dd>{inTaka(bill.given, language)}</dd>
          </div>
          {change > 0 && (
            <div>
              <dt>{say(words.change)}</dt>
              <dd>{inTaka(change, language)}</dd>
            </div>
          )}
        </dl>
        <p>
          {say(words.batchHead)} {bill.taken.map(({ number: batch }) => batch).join(', ')}
        </p>
        {bill.doctor && <p>{filled(say(words.prescribedBy), { doctor: bill.doctor })}</p>}
        <p>{say(words.keepNote)}</p>
      </section>
      <p className={styles.actions}>
        <Button variant="quiet" onClick={() => print()}>
          {say(words.print)}
        </Button>
        <LinkButton href={screenHash('counter', bill.branch)}>{say(words.nextCustomer)}</LinkButton>
      </p>
    </>
  );
}
