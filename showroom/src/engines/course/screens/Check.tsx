import { useEffect } from 'react';
import { oneOf } from '../../../demo/one-of.ts';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useCourses } from '../engine.ts';
import { checkCertificate } from '../steps/certificates.ts';
import { words } from '../words.ts';
import type { Certificate } from '../world.ts';
import styles from './CertificateSheet.module.css';
import common from './Course.module.css';

/** Where anybody checks a certificate by its number, against the register. */
export function Check({ number }: { number: string }) {
  const { world, t, completeTask, say } = useCourses();
  const found = checkCertificate(world, number);
  const isGenuine = found.kind === 'genuine';
  useEffect(() => {
    if (isGenuine) completeTask('checked');
  }, [isGenuine, completeTask]);
  const fault = found.kind === 'elsewhere' ? words.elsewhere : words.notGenuine;
  const sample = world.certificates.at(-1)?.number;
  return (
    <Entry
      className={`${common.card} ${common.narrow}`}
      send={(typed) => goTo('check', String(typed.get('number')))}
    >
      <h2>{t(words.check)}</h2>
      <Field
        label={t(words.number)}
        name="number"
        initial={number}
        hint={sample && say(words.suchAs, { number: sample })}
        error={number !== '' && !isGenuine ? t(fault) : undefined}
      />
      <Button type="submit">{t(words.checkNow)}</Button>
      <div role="status">{isGenuine && <Genuine certificate={found.certificate} />}</div>
    </Entry>
  );
}

function Genuine({ certificate }: { certificate: Certificate }) {
  const { data, t, date, say } = useCourses();
  const { number, student, course, batch, day } = certificate;
  return (
    <>
      <p className={`${common.large} ${styles.name}`}>{t(words.genuine)}</p>
      <p>
        <b>{t(oneOf(data.students, student).name)}</b>
        <br />
        {t(oneOf(data.courses, course).name)}, {say(words.enrolledBatch, { batch })}
        <br />
        {say(words.given, { day: date(day, 'year') })}
        <br />
        {number}
      </p>
    </>
  );
}
