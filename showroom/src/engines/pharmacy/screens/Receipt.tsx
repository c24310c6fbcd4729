import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import type { Bill } from '../world.ts';
import styles from './Receipt.module.css';

/** A bill that is paid, as it is printed. */
export function Receipt({ bill }: { bill: Bill }) {
  const { data, t, language, businessName, date, say } = usePharmacy();
  const branch = data.branches.find(({ id }) => id === bill.branch);
  const number = say(words.bill, { number: String(bill.number) });
  const change = bill.given - bill.total;
  return (
    <>
      <section className={styles.receipt} aria-labelledby="receipt">
        <p className={styles.name}>{businessName}</p>
        <p>
          {data.branches.length > 1 && branch && `${t(branch.name)}, `}
          {t(data.place)} · {data.phone}
        </p>
        <h2 id="receipt">{number}</h2>
        <p>{date(bill.day, 'year')}</p>
        <Sums
          className={styles.rows}
          rows={[
            ...bill.lines.map(
              ({ medicine, unit, count, amount }) =>
                [
                  <>
                    {t(medicineOf(data, medicine)?.name ?? medicine)}
                    <small>{packsInWords(count, unit, language)}</small>
                  </>,
                  inTaka(amount, language),
                ] as const,
            ),
            bill.sum !== bill.total && [
              t(words.rounding),
              inTaka(bill.total - bill.sum, language),
              'sum',
            ],
            [t(words.inAll), inTaka(bill.total, language), 'sum'],
            [say(words.paid, { method: t(words[bill.method]) }), inTaka(bill.given, language)],
            change > 0 && [t(words.change), inTaka(change, language)],
          ]}
        />
        <p>
          {t(words.batchHead)} {bill.taken.map(({ number: batch }) => batch).join(', ')}
        </p>
        {bill.doctor && <p>{say(words.prescribedBy, { doctor: bill.doctor })}</p>}
        <p>{t(words.keepNote)}</p>
      </section>
      <p className={styles.actions}>
        <Button variant="quiet" onClick={() => print()}>
          {t(words.print)}
        </Button>
        <LinkButton href={screenHash('counter', bill.branch)}>{t(words.nextCustomer)}</LinkButton>
      </p>
    </>
  );
}
