import { screenHash } from '../../../runtime/hash.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { usePharmacy } from '../engine.ts';
import { cancelBill } from '../steps/sale.ts';
import { words } from '../words/words.ts';
import type { Bill } from '../world.ts';
import styles from './Counter.module.css';

/** A bill that is paid, as it is printed. */
export function Receipt({ bill }: { bill: Bill }) {
  const { data, t, act, date, say, medicineOf, branchName, money, packs } = usePharmacy();
  const { sum, total, given } = bill;
  const title = say(words.bill, { number: String(bill.number) });
  return (
    <>
      <Paper
        kind="slip"
        aria-label={title}
        lines={
          <p>
            {data.branches.length > 1 && `${branchName(bill.branch)}, `}
            {t(data.place)} · {data.phone}
          </p>
        }
        title={
          <>
            <h2>{title}</h2>
            <p>
              {date(bill.day, 'year')}
              {bill.isCancelled && ` · ${t(words.cancelled)}`}
            </p>
          </>
        }
      >
        <Sums
          className={styles.sold}
          rows={[
            ...bill.lines.map(
              ({ medicine, unit, count, amount }) =>
                [
                  <>
                    {t(medicineOf(medicine).name)}
                    <small>{packs(count, unit)}</small>
                  </>,
                  money(amount),
                ] as const,
            ),
            sum !== total && [t(words.rounding), money(total - sum), 'sum'],
            [t(words.inAll), money(total), 'sum'],
            [say(words.paid, { method: t(words[bill.method]) }), money(given)],
            given > total && [t(words.change), money(given - total)],
          ]}
        />
        <footer>
          <p>
            {t(words.batchHead)} {bill.taken.map(({ number }) => number).join(', ')}
          </p>
          {bill.doctor && <p>{say(words.prescribedBy, { doctor: bill.doctor })}</p>}
          <p>{t(words.keepNote)}</p>
        </footer>
      </Paper>
      <Row className={styles.actions} data-unprinted>
        <Button variant="quiet" onClick={() => print()}>
          {t(words.print)}
        </Button>
        {!bill.isCancelled && (
          <AskFirst
            name={t(words.cancelBill)}
            question={say(words.cancelSure, { amount: money(total) })}
            onYes={() => act(cancelBill, bill.number)}
          />
        )}
        <LinkButton href={screenHash('counter', bill.branch)}>{t(words.nextCustomer)}</LinkButton>
      </Row>
    </>
  );
}
