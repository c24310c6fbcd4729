import { useEffect } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { courseOf, studentOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { checkCertificate } from '../steps/certificates.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import type { Certificate } from '../world.ts';
import styles from './CertificateSheet.module.css';
import common from './CourseDemo.module.css';

/** Where anybody checks a certificate by its number, against the register. */
export function Check({ number }: { number: string }) {
  const { world, t, completeTask } = useCourses();
  const fill = useFilled();
  const found = checkCertificate(world, number);
  const isGenuine = found.kind === 'genuine';
  useEffect(() => {
    if (isGenuine) completeTask('checked');
  }, [isGenuine, completeTask]);
  const check = (typed: FormData) => {
    goTo('check', String(typed.get('number')).trim());
  };
  const fault = found.kind === 'elsewhere' ? words.elsewhere : words.notGenuine;
  const sample = world.certificates.at(-1)?.number;
  return (
    <Entry className={`${common.card} ${common.narrow}`} send={check}>
      <h2>{t(words.check)}</h2>
      <Field
        label={t(words.number)}
        name="number"
        initial={number}
        hint={sample && fill('suchAs', { number: sample })}
        error={number !== '' && !isGenuine ? t(fault) : undefined}
      />
      <Button type="submit">{t(words.checkNow)}</Button>
      <div role="status">{isGenuine && <Genuine certificate={found.certificate} />}</div>
    </Entry>
  );
}

function Genuine({ certificate }: { certificate: Certificate }) {
  const { data, t, date } = useCourses();
  const fill = useFilled();
  const { number, batch, day } = certificate;
  return (
    <>
      <p className={styles.name}>{t(words.genuine)}</p>
      <p>
        <b>{t(studentOf(data, certificate.student)?.name ?? '')}</b>
        <br />
        {t(courseOf(data, certificate.course)?.name ?? '')}, {fill('enrolledBatch', { batch })}
        <br />
        {fill('given', { day: date(day, 'year') })}
        <br />
        {number}
      </p>
    </>
  );
}
