import { filled } from '../../../shell/words.ts';
import { dayInWords } from '../../../words/days.ts';
import { staffOf, testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import styles from './ReportSheet.module.css';
import { ValueTable } from './ValueTable.tsx';

/** A signed report as it is printed. */
export function ReportSheet({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { data, translate, language, businessName, brand } = useDiagnostic();
  const test = testOf(data, sample.test);
  if (!test) return null;
  const { work } = test;
  const { result } = sample;
  const facts = [
    [words.patient, translate(bill.name)],
    [words.age, `${ageInWords(bill.age, language)}, ${translate(words[bill.sex])}`],
    [words.by, translate(bill.by)],
    [words.date, dayInWords(bill.day, language, 'year')],
    ...(work.kind === 'values' ? [[words.specimen, translate(work.specimen)] as const] : []),
  ] as const;
  const signers = [
    [words.checkedBy, sample.checkedBy],
    [words.signedBy, sample.signedBy],
  ] as const;
  return (
    <article className={styles.sheet} aria-label={translate(words.report)}>
      <header className={styles.head}>
        {!brand && <img {...data.logo} alt="" width="44" height="44" />}
        <p>
          <b>{businessName}</b>
          <span>
            {translate(data.place)} · {data.phone}
          </span>
        </p>
        <Barcode prefix={data.samplePrefix} number={sample.number} />
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name.en}>
            <dt>{translate(name)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <h3>{translate(test.name)}</h3>
      {work.kind === 'values' && result?.kind === 'values' && (
        <ValueTable
          parts={work.parts}
          values={result.values}
          patient={bill}
          caption={translate(test.name)}
        />
      )}
      {result?.kind === 'written' && (
        <div className={styles.written}>
          <h4>{translate(words.findings)}</h4>
          <p lang="en">{result.findings}</p>
          <h4>{translate(words.impression)}</h4>
          <p lang="en">
            <b>{result.impression}</b>
          </p>
        </div>
      )}
      <ul className={styles.signatures}>
        {signers.map(([sentence, id]) => {
          const who = staffOf(data, id);
          return (
            <li key={sentence.en}>
              <b>{filled(translate(sentence), { name: translate(who?.name ?? '') })}</b>
              <span>{translate(who?.post ?? '')}</span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
