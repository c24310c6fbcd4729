import { screenHash } from '../../../runtime/hash.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import { billOf, type Sample } from '../world.ts';
import { Barcode } from './Barcode.tsx';
import styles from './SampleList.module.css';

/** Samples, each with its tube and its bar code. @param current the number of the one that is open */
export function SampleList({
  samples,
  current,
}: {
  samples: readonly Sample[];
  current: number | undefined;
}) {
  const { data, world, t, testOf } = useDiagnostic();
  if (samples.length === 0) return <p>{t(words.noSamples)}</p>;
  return (
    <Stack as="ul">
      {samples.map(({ number, test, state, ...sample }) => {
        const { picture, short } = testOf(test);
        const bill = billOf(world, sample.bill);
        const point = data.points.find(({ id }) => id === bill?.point);
        const place = data.points.length > 1 ? point?.name : bill?.name;
        return (
          <li key={number}>
            <a
              className={styles.sample}
              href={screenHash('samples', String(number))}
              aria-current={number === current ? 'true' : undefined}
            >
              <img {...picture} alt="" width="34" height="82" />
              <Stack as="span" gap={1}>
                <b>{t(short)}</b>
                <span>
                  {t(place ?? '')} · {t(words[state])}
                </span>
              </Stack>
              <Barcode prefix={data.samplePrefix} number={number} />
            </a>
          </li>
        );
      })}
    </Stack>
  );
}
