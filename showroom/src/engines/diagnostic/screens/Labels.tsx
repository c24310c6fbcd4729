import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { putLabels } from '../steps/samples.ts';
import { billNumber } from '../words/bill-number.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import formStyles from './Form.module.css';
import styles from './Labels.module.css';

/** The labels of a bill's tubes. Printing them brings the samples into the laboratory's list. */
export function Labels({ bill }: { bill: Bill }) {
  const { data, world, t, language, completeTask, businessName, act, date, say } = useDiagnostic();
  const tubes = samplesOf(world, bill.number).filter(
    ({ test }) => testOf(data, test)?.work.kind === 'values',
  );
  const printAll = () => {
    act(putLabels, bill.number);
    completeTask('labelled');
    print();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{t(words.labels)}</h2>
        <p>{t(tubes.length === 0 ? words.noLabels : words.labelsHint)}</p>
      </div>
      <ul className={styles.labels}>
        {tubes.map(({ number, test }) => (
          <li key={number}>
            <small>{businessName}</small>
            <b>
              {t(bill.name)}, {ageInWords(bill.age, language)}, {t(words[bill.sex])}
            </b>
            <Barcode prefix={data.samplePrefix} number={number} />
            <small>
              {t(testOf(data, test)?.short ?? test)} · {date(bill.day)}
            </small>
          </li>
        ))}
      </ul>
      <p className={formStyles.actions}>
        {tubes.length > 0 && <Button onClick={printAll}>{t(words.printLabels)}</Button>}
        <LinkButton variant="quiet" href={screenHash('bills', String(bill.number))}>
          {say(words.billNumber, { number: billNumber(bill) })}
        </LinkButton>
        <LinkButton variant="quiet" href={screenHash('samples')}>
          {t(words.laboratory)}
        </LinkButton>
      </p>
    </>
  );
}
