import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Grid, Row } from '../../../ui/layout.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { staffOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './ReportSheet.module.css';

/** A signed report as it is printed, and the way to print it. */
export function ReportSheet({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { data, t, language, brand, completeTask, date, say, testOf } = useDiagnostic();
  // To open a report is the task, whichever tab the link opens it in.
  useEffect(() => completeTask('opened'), [completeTask]);
  const { name, work } = testOf(sample.test);
  const facts = [
    [words.patient, t(bill.name)],
    [words.age, `${ageInWords(bill.age, language)}, ${t(words[bill.sex])}`],
    [words.by, t(bill.by)],
    [words.date, date(bill.day, 'year')],
    ...(work.kind === 'values' ? [[words.specimen, t(work.specimen)] as const] : []),
  ] as const;
  const signers = [
    [words.checkedBy, staffOf(data, sample.checkedBy)],
    [words.signedBy, staffOf(data, sample.signedBy)],
  ] as const;
  return (
    <>
      <h2 className="visually-hidden">{t(words.report)}</h2>
      <Paper
        className={styles.sheet}
        aria-label={t(words.report)}
        lines={
          <p>
            {t(data.place)} · {data.phone}
          </p>
        }
        title={
          <Row>
            {!brand && data.logo && <img {...data.logo} alt="" width="44" height="44" />}
            <Barcode prefix={data.samplePrefix} number={sample.number} />
          </Row>
        }
        signs={signers.map(([sentence, who]) => (
          <>
            <b>{say(sentence, { name: t(who?.name ?? '') })}</b>
            <br />
            {t(who?.post ?? '')}
          </>
        ))}
      >
        <Grid as="dl" className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={term.en}>
              <dt>{t(term)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </Grid>
        <h3>{t(name)}</h3>
        <Outcome sample={sample} bill={bill} heading="h4" />
      </Paper>
      <Row>
        <Button onClick={() => print()}>{t(words.printReport)}</Button>
      </Row>
    </>
  );
}
