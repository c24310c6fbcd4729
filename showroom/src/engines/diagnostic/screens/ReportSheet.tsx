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
  const { data, t, language, businessName, brand, date, say } = useDiagnostic();
  const test = testOf(data, sample.test);
  if (!test) return null;
  const { work } = test;
  const { result } = sample;
  const facts = [
    [words.patient, t(bill.name)],
    [words.age, `${ageInWords(bill.age, language)}, ${t(words[bill.sex])}`],
    [words.by, t(bill.by)],
    [words.date, date(bill.day, 'year')],
    ...(work.kind === 'values' ? [[words.specimen, t(work.specimen)] as const] : []),
  ] as const;
  const signers = [
    [words.checkedBy, sample.checkedBy],
    [words.signedBy, sample.signedBy],
  ] as const;
  return (
    <article className={styles.sheet} aria-label={t(words.report)}>
      <header className={styles.head}>
        {!brand && <img {...data.logo} alt="" width="44" height="44" />}
        <p>
          <b>{businessName}</b>
          <span>
            {t(data.place)} · {data.phone}
          </span>
        </p>
        <Barcode prefix={data.samplePrefix} number={sample.number} />
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <h3>{t(test.name)}</h3>
      {work.kind === 'values' && result?.kind === 'values' && (
        <ValueTable
          parts={work.parts}
          values={result.values}
          patient={bill}
          caption={t(test.name)}
        />
      )}
      {result?.kind === 'written' && (
        <div className={styles.written}>
          <h4>{t(words.findings)}</h4>
          <p lang="en">{result.findings}</p>
          <h4>{t(words.impression)}</h4>
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
              <b>{say(sentence, { name: t(who?.name ?? '') })}</b>
              <span>{t(who?.post ?? '')}</span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
