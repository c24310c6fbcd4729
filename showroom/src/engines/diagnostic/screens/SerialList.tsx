import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { genitive } from '../../../words/genitive.ts';
import type { Doctor } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { callNext, canMove, moveOn } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import type { Serial } from '../world.ts';
import styles from './SerialList.module.css';

/** Who comes when. The last two that are done stay in sight; the others on demand. */
export function SerialList({ doctor, serials }: { doctor: Doctor; serials: readonly Serial[] }) {
  const { t, act, num, say } = useDiagnostic();
  const [isWhole, showWhole] = useState(false);
  const name = t(doctor.name);
  const done = serials.filter(({ state }) => state === 'done');
  const hidden = isWhole ? 0 : Math.max(0, done.length - 2);
  return (
    <>
      <Row gap={2} isApart className={styles.head}>
        <Button onClick={() => act(callNext, doctor.id)}>{t(words.callNext)}</Button>
        {done.length > 2 && (
          <Button variant="text" isPressed={isWhole} onClick={() => showWhole(!isWhole)}>
            {t(words.showDone)} ({num(done.length)})
          </Button>
        )}
      </Row>
      <ol
        className={styles.serials}
        aria-label={say(words.serials, { name, whose: genitive(name) })}
      >
        {serials.slice(hidden).map((serial) => {
          const next = t(serial.state === 'coming' ? words.arrived : words.takePressure);
          return (
            <li key={serial.number} data-state={serial.state}>
              <b>{num(serial.number)}</b>
              <span className={styles.name}>{t(serial.name)}</span>
              <small>{t(words[serial.state])}</small>
              {canMove(serial.state) && (
                <Button
                  variant="quiet"
                  label={`${next}: ${t(serial.name)}`}
                  onClick={() => act(moveOn, serial)}
                >
                  {next}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
