import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import { billOf, sampleOf } from '../world.ts';
import styles from './Laboratory.module.css';
import { SampleList } from './SampleList.tsx';
import { SamplePanel } from './SamplePanel.tsx';

/**
 * The laboratory's list of samples, and one of them with its result.
 * @param number the sample that the address names; without one the first that waits for a signature
 */
export function Laboratory({ number }: { number: number | undefined }) {
  const { data, world, t, num } = useDiagnostic();
  const [point, choosePoint] = useState('');
  const samplesAt = (place: string) =>
    world.samples.filter(({ bill }) => place === '' || billOf(world, bill)?.point === place);
  const shown = samplesAt(point);
  const named = number === undefined ? undefined : sampleOf(world, number);
  const sample = named ?? shown.find(({ state }) => state === 'checked') ?? shown[0];
  return (
    <div className={styles.laboratory} data-one={named !== undefined || undefined}>
      {data.points.length > 1 && (
        <Choice
          className={styles.points}
          legend={t(words.today)}
          isLegendShown
          choices={[
            ['', t(words.allPoints)],
            ...data.points.map(
              ({ id, name }) =>
                [
                  id,
                  <>
                    {t(name)} <b>{num(samplesAt(id).length)}</b>
                  </>,
                ] as const,
            ),
          ]}
          chosen={point}
          choose={(next) => choosePoint(next === point ? '' : next)}
        />
      )}
      <div className={styles.list}>
        <h2 className="visually-hidden">{t(words.samples)}</h2>
        <SampleList samples={shown} current={sample?.number} />
      </div>
      <div>
        {named && (
          <a className={styles.back} href={screenHash('samples')}>
            ‹ {t(words.backToSamples)}
          </a>
        )}
        {sample && (
          <SamplePanel key={sample.number} sample={sample} isOwnScreen={named !== undefined} />
        )}
      </div>
    </div>
  );
}
