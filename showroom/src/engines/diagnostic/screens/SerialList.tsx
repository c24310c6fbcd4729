import { useState } from 'react';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { genitive } from '../../../words/genitive.ts';
import { numeral } from '../../../words/taka.ts';
import type { Doctor } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { callNext, canMove, moveOn } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import type { Serial } from '../world.ts';
import styles from './SerialList.module.css';

/** Who comes when. The last two that are done stay in sight; the others on demand. */
export function SerialList({ doctor, serials }: { doctor: Doctor; serials: readonly Serial[] }) {
  const { translate, language, step } = useDiagnostic();
  const [isWhole, showWhole] = useState(false);
  const done = serials.filter(({ state }) => state === 'done');
  const hidden = isWhole ? 0 : Math.max(0, done.length - 2);
  return (
    <>
      <div className={styles.head}>
        <Button onClick={() => step((centre, world) => callNext(centre, world, doctor.id))}>
          {translate(words.callNext)}
        </Button>
        {done.length > 2 && (
          <Button variant="text" isPressed={isWhole} onClick={() => showWhole(!isWhole)}>
            {translate(words.showDone)} ({numeral(done.length, language)})
          </Button>
        )}
      </div>
      <ol
        className={styles.serials}
        aria-label={filled(translate(words.serials), {
          name: translate(doctor.name),
          whose: genitive(translate(doctor.name)),
        })}
      >
        {serials.slice(hidden).map((serial) => (
          <li key={serial.number} data-state={serial.state}>
            <b>{numeral(serial.number, language)}</b>
            <span className={styles.name}>{translate(serial.name)}</span>
            <span className={styles.state}>{translate(words[serial.state])}</span>
            {canMove(serial.state) && (
              <Button
                variant="quiet"
                label={`${translate(serial.state === 'coming' ? words.arrived : words.takePressure)}: ${translate(serial.name)}`}
                onClick={() => step((centre, world) => moveOn(centre, world, serial))}
              >
                {translate(serial.state === 'coming' ? words.arrived : words.takePressure)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
