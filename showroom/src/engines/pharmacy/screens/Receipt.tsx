import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { dayInWords } from '../../../words/days.ts';
import { medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import type { Bill } from '../world.ts';
import styles from './Receipt.module.css';

/** A bill that is paid, as it is printed. */
export function Receipt({ bill }: { bill: Bill }) {
  const { data, translate, language, businessName } = usePharmacy();
  const branch = data.branches.find(({ id }) => id === bill.branch);
  const number = filled(translate(words.bill), { number: String(bill.number) });
  const change = bill.given - bill.total;
  return (
    <>
      <section className={styles.receipt} aria-labelledby="receipt">
        <p className={styles.name}>{businessName}</p>
        <p>
          {data.branches.length > 1 && branch && `${translate(branch.name)}, `}
          {translate(data.place)} · {data.phone}
        </p>
        <h2 id="receipt">{number}</h2>
        <p>{dayInWords(bill.day, language, 'year')}</p>
        <Sums
          className={styles.rows}
          rows={[
            ...bill.lines.map(
              ({ medicine, unit, count, amount }) =>
                [
                  <>
                    {translate(medicineOf(data, medicine)?.name ?? medicine)}
                    <small>{packsInWords(count, unit, language)}</small>
                  </>,
                  inTaka(amount, language),
                ] as const,
            ),
            bill.sum !== bill.total && [
              translate(words.rounding),
              inTaka(bill.total - bill.sum, language),
              'sum',
            ],
            [translate(words.inAll), inTaka(bill.total, language), 'sum'],
            [
              filled(translate(words.paid), { method: translate(words[bill.method]) }),
              inTaka(bill.given, language),
            ],
            change > 0 && [translate(words.change), inTaka(change, language)],
          ]}
        />
        <p>
          {translate(words.batchHead)} {bill.taken.map(({ number: batch }) => batch).join(', ')}
        </p>
        {bill.doctor && <p>{filled(translate(words.prescribedBy), { doctor: bill.doctor })}</p>}
        <p>{translate(words.keepNote)}</p>
      </section>
      <p className={styles.actions}>
        <Button variant="quiet" onClick={() => print()}>
          {translate(words.print)}
        </Button>
        <LinkButton href={screenHash('counter', bill.branch)}>
          {translate(words.nextCustomer)}
        </LinkButton>
      </p>
    </>
  );
}
