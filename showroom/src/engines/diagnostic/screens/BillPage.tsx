import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import styles from './BillPage.module.css';
import { HandOver } from './HandOver.tsx';
import { Receipt } from './Receipt.tsx';

/** A bill with what belongs to it: labels, the state of each report, dues, and the handing over. */
export function BillPage({ bill }: { bill: Bill }) {
  const { world, t, num, isStaff, testOf, nameOf } = useDiagnostic();
  const samples = samplesOf(world, bill.number);
  const unlabelled = samples.filter(({ state }) => state === 'billed').length;
  return (
    <div className={styles.page}>
      <Receipt bill={bill} />
      <Stack gap={4} data-unprinted>
        <h2>{nameOf(bill)}</h2>
        <Row>
          <Button variant="quiet" onClick={() => print()}>
            {t(words.printBill)}
          </Button>
          <LinkButton
            variant={unlabelled > 0 ? 'solid' : 'quiet'}
            href={screenHash('labels', String(bill.number))}
          >
            {t(words.labels)} ({num(unlabelled)})
          </LinkButton>
        </Row>
        <h3>{t(words.reports)}</h3>
        {samples.length === 0 && <p>{t(words.noTests)}</p>}
        <ul>
          {samples.map(({ number, test, state }) => (
            <Row as="li" key={number} isApart className={styles.sample}>
              <a href={screenHash('samples', String(number))}>{t(testOf(test).name)}</a>
              <span>{t(words[state])}</span>
            </Row>
          ))}
        </ul>
        {isStaff ? (
          <HandOver bill={bill} />
        ) : (
          <LinkButton variant="quiet" href={screenHash('delivery')}>
            {t(words.delivery)}
          </LinkButton>
        )}
      </Stack>
    </div>
  );
}
