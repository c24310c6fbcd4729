import { screenHash } from '../../../runtime/hash.ts';
import { testOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import { billOf, type Sample } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import styles from './SampleList.module.css';

/** Samples, each with its tube and its bar code. */
export function SampleList({
  samples,
  current,
}: {
  samples: readonly Sample[];
  /** The number of the sample that is open. */
  current: number | undefined;
}) {
  const { data, world, t } = useDiagnostic();
  if (samples.length === 0) return <p>{t(words.noSamples)}</p>;
  return (
    <ul className={styles.samples}>
      {samples.map((sample) => {
        const test = testOf(data, sample.test);
        const bill = billOf(world, sample.bill);
        const point = data.points.find(({ id }) => id === bill?.point);
        const isCurrent = sample.number === current;
        return (
          <li key={sample.number}>
            <a
              href={screenHash('samples', String(sample.number))}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <img {...test?.picture} alt="" width="34" height="82" />
              <span className={styles.what}>
                <b>{t(test?.short ?? sample.test)}</b>
                <span>
                  {data.points.length > 1 ? t(point?.name ?? '') : t(bill?.name ?? '')} ·{' '}
                  {t(words[sample.state])}
                </span>
              </span>
              <Barcode prefix={data.samplePrefix} number={sample.number} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
