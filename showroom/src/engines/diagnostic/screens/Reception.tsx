import { useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { dayOf } from '../../../words/days.ts';
import { genitive } from '../../../words/genitive.ts';
import { useDiagnostic } from '../engine.ts';
import { nextSerial } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import { billOfSerial, serialsOf } from '../world.ts';
import cardStyles from './Card.module.css';
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
  const { id } = doctor;
  const serials = serialsOf(world, id, today);
  const inside = serials.find(({ state }) => state === 'inRoom');
  const earlier = dayOf(today) === data.begun ? doctor.phonedEarlier : 0;
  const phoned = earlier + serials.filter(({ isByPhone }) => isByPhone).length;
  const bill = inside && billOfSerial(world, id, inside.number, today);
  return (
    <div className={styles.reception}>
      <Stack as="section" gap={4} className={cardStyles.card} aria-labelledby="doctor">
        {data.doctors.length > 1 && (
          <Choice
            className={styles.doctors}
            legend={t(words.doctors)}
            choices={data.doctors.map((one) => [one.id, t(one.name)])}
            chosen={id}
            choose={choose}
          />
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
            <span>{say(words.of, { count: serials.at(-1)?.number ?? 0 })}</span>
          </p>
        </div>
        <SerialList doctor={doctor} serials={serials} />
        <Note>{say(words.phoned, { count: phoned })}</Note>
      </Stack>
      <Stack gap={4}>
        {bill && <Receipt bill={bill} isShort />}
        {!inside && <p>{t(words.nobodyIn)}</p>}
        {inside && !bill && (
          <>
            <p>{say(words.noBill, { name: t(inside.name), whose: genitive(t(inside.name)) })}</p>
            <LinkButton href={screenHash('bill', id, String(inside.number))}>
              {t(words.makeBill)}
            </LinkButton>
          </>
        )}
        <PhoneSerial key={id} doctor={id} next={nextSerial(serials)} />
      </Stack>
    </div>
  );
}
