import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Course, studentOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { certificateOf } from '../world.ts';
import styles from './CertificateSheet.module.css';
import common from './CourseDemo.module.css';
import { QrCode } from './QrCode.tsx';
import { useStudent } from './useStudent.ts';

/** A certificate that prints, with its day, a place to sign, and a QR code that leads to its check. */
export function CertificateSheet({ course }: { course: Course }) {
  const { data, world, t, businessName, date } = useCourses();
  const fill = useFilled();
  const certificate = certificateOf(world, useStudent() ?? '', course.id);
  if (!certificate) {
    return (
      <section className={common.card}>
        <h2>{t(words.certificate)}</h2>
        <p>{t(words.missing)}</p>
        <p>
          <a className={common.solid} href={screenHash('courses', course.id)}>
            {t(course.name)}
          </a>
        </p>
      </section>
    );
  }
  const { number, batch, lessons, day } = certificate;
  const teacher = data.teachers.find(({ id }) => id === course.teacher);
  // A screen of the hash is never drawn on the server, so there is an address.
  const address = `${location.origin}${location.pathname}${screenHash('check', number)}`;
  return (
    <section className={`${common.card} ${styles.sheet}`}>
      <p className={styles.name}>{businessName}</p>
      <h2>{t(words.certificate)}</h2>
      <p>{t(words.certifies)}</p>
      <p className={styles.student}>{t(studentOf(data, certificate.student)?.name ?? '')}</p>
      <p>{fill('hasFinished', { course: t(course.name), batch, count: lessons })}</p>
      <div className={styles.code}>
        <QrCode text={address} label={fill('qr', { number })} />
        <p>
          <a href={screenHash('check', number)}>{fill('scan', { number })}</a>
        </p>
      </div>
      <div className={styles.signed}>
        <p>{fill('given', { day: date(day, 'year') })}</p>
        <p className={styles.signature}>
          {teacher && (
            <>
              {t(teacher.name)}
              <br />
            </>
          )}
          {t(words.signature)}
        </p>
      </div>
      <p className={common.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
      </p>
    </section>
  );
}
