import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { dayInWords } from '../../words/days.ts';
import { numeral } from '../../words/taka.ts';
import { Barcode } from './Barcode.tsx';
import { billNumber } from './bill-number.ts';
import formStyles from './Form.module.css';
import styles from './Labels.module.css';
import { useDiagnostic } from './room.ts';
import { putLabels } from './samples.ts';
import { words } from './words.ts';
import { type Bill, samplesOf, testOf } from './world.ts';

/** The labels of a bill's tubes. Printing them brings the samples into the laboratory's list. */
export function Labels({ bill }: { bill: Bill }) {
  const { data, world, say, language, today, change, reach, businessName } = useDiagnostic();
  const tubes = samplesOf(world, bill.number).filter(
    ({ test }) => testOf(data, test)?.work.kind === 'values',
  );
  const printAll = () => {
    change((before) => putLabels(before, bill.number));
    reach('labelled');
    print();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{say(words.labels)}</h2>
        <p>{say(tubes.length === 0 ? words.noLabels : words.labelsHint)}</p>
      </div>
      <ul className={styles.labels}>
        {tubes.map(({ number, test }) => (
          <li key={number}>
            <small>{businessName}</small>
            <b>
              {say(bill.name)}, {numeral(bill.age, language)}, {say(words[bill.sex])}
            </b>
            <Barcode prefix={data.samplePrefix} number={number} />
            <small>
              {say(testOf(data, test)?.short ?? test)} · {dayInWords(bill.day, today, language)}
            </small>
          </li>
        ))}
      </ul>
      <p className={formStyles.actions}>
        {tubes.length > 0 && <Button onClick={printAll}>{say(words.printLabels)}</Button>}
        <LinkButton variant="quiet" href={screenHash('bills', String(bill.number))}>
          {filled(say(words.billNumber), { number: billNumber(bill, today) })}
        </LinkButton>
        <LinkButton variant="quiet" href={screenHash('samples')}>
          {say(words.laboratory)}
        </LinkButton>
      </p>
    </>
  );
}
