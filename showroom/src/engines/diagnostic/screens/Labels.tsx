import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { putLabels } from '../steps/samples.ts';
import { words } from '../words/words.ts';
import { type Bill, samplesOf } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import styles from './Labels.module.css';

/** The labels of a bill's tubes. Printing them brings the samples into the laboratory's list. */
export function Labels({ bill }: { bill: Bill }) {
  const { data, world, t, language, completeTask, businessName, act, date, testOf, nameOf } =
    useDiagnostic();
  const tubes = samplesOf(world, bill.number).filter(
    ({ test }) => testOf(test).work.kind === 'values',
  );
  const printAll = () => {
    act(putLabels, bill.number);
    completeTask('labelled');
    print();
  };
  return (
    <>
      <Stack gap={2} data-unprinted>
        <h2>{t(words.labels)}</h2>
        <p>{t(tubes.length === 0 ? words.noLabels : words.labelsHint)}</p>
      </Stack>
      <Row as="ul" gap={4}>
        {tubes.map(({ number, test }) => (
          <Stack as="li" gap={1} key={number} className={styles.label}>
            <small>{businessName}</small>
            <b>
              {t(bill.name)}, {ageInWords(bill.age, language)}, {t(words[bill.sex])}
            </b>
            <Barcode prefix={data.samplePrefix} number={number} />
            <small>
              {t(testOf(test).short)} · {date(bill.day)}
            </small>
          </Stack>
        ))}
      </Row>
      <Row data-unprinted>
        {tubes.length > 0 && <Button onClick={printAll}>{t(words.printLabels)}</Button>}
        <LinkButton variant="quiet" href={screenHash('bills', String(bill.number))}>
          {nameOf(bill)}
        </LinkButton>
        <LinkButton variant="quiet" href={screenHash('samples')}>
          {t(words.laboratory)}
        </LinkButton>
      </Row>
    </>
  );
}
