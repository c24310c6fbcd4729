import { testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { ageInWords } from '../steps/ages.ts';
import { markOf, rangeOf } from '../steps/ranges.ts';
import { words } from '../words/words.ts';
import { billOf, type Sample } from '../world.ts';
import { SampleActions } from './SampleActions.tsx';
import styles from './SamplePanel.module.css';
import { ValueTable } from './ValueTable.tsx';

/** A sample with its patient, its result, and what is to be done next. */
export function SamplePanel({
  sample,
  isOwnScreen,
}: {
  sample: Sample;
  /** Whether the address names it; else it is the one that the first screen shows. */
  isOwnScreen: boolean;
}) {
  const { data, world, t, language, num, say } = useDiagnostic();
  const test = testOf(data, sample.test);
  const bill = billOf(world, sample.bill);
  if (!test || !bill) return null;
  const { work } = test;
  const { result } = sample;
  const values = result?.kind === 'values' ? result.values : [];
  const marks = values.flatMap(({ part, value }) => {
    const found = work.kind === 'values' && work.parts.find(({ id }) => id === part);
    return found ? markOf(value, rangeOf(found, bill), found.decimals) : [];
  });
  const outside = marks.filter((mark) => mark === 'low' || mark === 'high').length;
  const unknown = marks.filter((mark) => mark === 'unknown').length;
  return (
    <section className={styles.panel} aria-labelledby="sample">
      <div className={styles.head}>
        <div>
          <h2 id="sample">{t(test.name)}</h2>
          <p>
            {t(bill.name)}, {ageInWords(bill.age, language)}, {t(words[bill.sex])} ·{' '}
            {say(words.sentBy, { name: t(bill.by) })}
          </p>
        </div>
        {values.length > 0 && (
          <p className={styles.flag} data-outside={outside > 0 || undefined}>
            {outside > 0
              ? say(words.outOfRange, { count: num(outside) })
              : unknown > 0
                ? say(words.noRange, { count: num(unknown) })
                : t(words.allWithin)}
          </p>
        )}
      </div>
      {work.kind === 'values' && values.length > 0 && (
        <ValueTable parts={work.parts} values={values} patient={bill} caption={t(test.name)} />
      )}
      {result?.kind === 'written' && (
        <div className={styles.written}>
          <h3>{t(words.findings)}</h3>
          <p lang="en">{result.findings}</p>
          <h3>{t(words.impression)}</h3>
          <p lang="en">{result.impression}</p>
        </div>
      )}
      <SampleActions sample={sample} test={test} bill={bill} isOwnScreen={isOwnScreen} />
    </section>
  );
}
