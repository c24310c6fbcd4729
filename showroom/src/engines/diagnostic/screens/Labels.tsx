import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { dayInWords } from '../../../words/days.ts';
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
  const { data, world, translate, language, step, completeTask, businessName } = useDiagnostic();
  const tubes = samplesOf(world, bill.number).filter(
    ({ test }) => testOf(data, test)?.work.kind === 'values',
  );
  const printAll = () => {
    step((centre, before) => putLabels(centre, before, bill.number));
    completeTask('labelled');
    print();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{translate(words.labels)}</h2>
        <p>{translate(tubes.length === 0 ? words.noLabels : words.labelsHint)}</p>
      </div>
      <ul className={styles.labels}>
        {tubes.map(({ number, test }) => (
          <li key={number}>
            <small>{businessName}</small>
            <b>
              {translate(bill.name)}, {ageInWords(bill.age, language)}, {translate(words[bill.sex])}
            </b>
            <Barcode prefix={data.samplePrefix} number={number} />
            <small>
              {translate(testOf(data, test)?.short ?? test)} · {dayInWords(bill.day, language)}
            </small>
          </li>
        ))}
      </ul>
      <p className={formStyles.actions}>
        {tubes.length > 0 && <Button onClick={printAll}>{translate(words.printLabels)}</Button>}
        <LinkButton variant="quiet" href={screenHash('bills', String(bill.number))}>
          {filled(translate(words.billNumber), { number: billNumber(bill) })}
        </LinkButton>
        <LinkButton variant="quiet" href={screenHash('samples')}>
          {translate(words.laboratory)}
        </LinkButton>
      </p>
    </>
  );
}
