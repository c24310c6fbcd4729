import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { role, testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './BillPage.module.css';
import { HandOver } from './HandOver.tsx';
import { Receipt } from './Receipt.tsx';

/** A bill with what belongs to it: labels, the state of each report, dues, and the handing over. */
export function BillPage({ bill }: { bill: Bill }) {
  const { data, world, t, login, num, say } = useDiagnostic();
  const samples = samplesOf(world, bill.number);
  const unlabelled = samples.filter(({ state }) => state === 'billed').length;
  return (
    <div className={styles.page}>
      <Receipt bill={bill} />
      <div className={styles.side}>
        <h2>{say(words.billNumber, { number: billNumber(bill) })}</h2>
        <p className={styles.actions}>
          <Button variant="quiet" onClick={() => print()}>
            {t(words.printBill)}
          </Button>
          <LinkButton
            variant={unlabelled > 0 ? 'solid' : 'quiet'}
            href={screenHash('labels', String(bill.number))}
          >
            {t(words.labels)} ({num(unlabelled)})
          </LinkButton>
        </p>
        <h3>{t(words.reports)}</h3>
        {samples.length === 0 && <p>{t(words.noTests)}</p>}
        <ul className={styles.samples}>
          {samples.map((sample) => (
            <li key={sample.number}>
              <a href={screenHash('samples', String(sample.number))}>
                {t(testOf(data, sample.test)?.name ?? sample.test)}
              </a>
              <span>{t(words[sample.state])}</span>
            </li>
          ))}
        </ul>
        {login?.role === role ? (
          <HandOver bill={bill} />
        ) : (
          <p className={styles.actions}>
            <LinkButton variant="quiet" href={screenHash('delivery')}>
              {t(words.delivery)}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}
