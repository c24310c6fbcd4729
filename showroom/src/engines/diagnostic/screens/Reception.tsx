import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { dayOf } from '../../../words/days.ts';
import { genitive } from '../../../words/genitive.ts';
import { useDiagnostic } from '../engine.ts';
import { nextSerial } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import { billOfSerial, serialsOf } from '../world.ts';
import { PhoneSerial } from './PhoneSerial.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './Reception.module.css';
import { SerialList } from './SerialList.tsx';

/** The reception: a doctor's serials, and the bill of the patient who is in the room. */
export function Reception() {
  const { data, world, t, today, num, say } = useDiagnostic();
  const [chosen, choose] = useState('');
  const doctor = data.doctors.find(({ id }) => id === chosen) ?? data.doctors[0];
  if (!doctor) return null;
  const serials = serialsOf(world, doctor.id, today);
  const inside = serials.find(({ state }) => state === 'inRoom');
  const earlier = dayOf(today) === data.begun ? doctor.phonedEarlier : 0;
  const phoned = earlier + serials.filter(({ isByPhone }) => isByPhone).length;
  const bill = inside && billOfSerial(world, doctor.id, inside.number, today);
  return (
    <div className={styles.reception}>
      <section className={styles.card} aria-labelledby="doctor">
        {data.doctors.length > 1 && (
          <fieldset className={styles.doctors}>
            <legend className="visually-hidden">{t(words.doctors)}</legend>
            {data.doctors.map((one) => (
              <Button
                key={one.id}
                variant="quiet"
                isPressed={one.id === doctor.id}
                onClick={() => choose(one.id)}
              >
                {t(one.name)}
              </Button>
            ))}
          </fieldset>
        )}
        <div className={styles.head}>
          <img {...doctor.portrait} alt="" width="92" height="92" />
          <div>
            <h2 id="doctor">{t(doctor.name)}</h2>
            <p>
              {t(doctor.subject)} · {t(doctor.chamber)}
            </p>
          </div>
          <p className={styles.now}>
            <span className="visually-hidden">{t(words.inRoomNow)} </span>
            <b>{inside ? num(inside.number) : '–'}</b>{' '}
            <span>
              {say(words.of, {
                count: num(serials.at(-1)?.number ?? 0),
              })}
            </span>
          </p>
        </div>
        <SerialList doctor={doctor} serials={serials} />
        <p className={styles.phoned}>{say(words.phoned, { count: num(phoned) })}</p>
      </section>
      <div className={styles.side}>
        {bill && <Receipt bill={bill} isShort />}
        {!bill && (
          <p>
            {inside
              ? say(words.noBill, {
                  name: t(inside.name),
                  whose: genitive(t(inside.name)),
                })
              : t(words.nobodyIn)}
          </p>
        )}
        {!bill && inside && (
          <LinkButton href={screenHash('bill', doctor.id, String(inside.number))}>
            {t(words.makeBill)}
          </LinkButton>
        )}
        <PhoneSerial key={doctor.id} doctor={doctor} next={nextSerial(serials)} />
      </div>
    </div>
  );
}
