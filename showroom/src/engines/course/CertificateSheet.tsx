import { screenHash } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CertificateSheet.module.css';
import common from './CourseDemo.module.css';
import { certificateNumber } from './certificate.ts';
import { useCourses } from './engine.ts';
import { QrCode } from './QrCode.tsx';
import { mostBytes } from './qr.ts';
import { isCertified } from './scores.ts';
import { useFilled } from './useFilled.ts';
import { useEnrolment } from './useStudent.ts';
import { words } from './words.ts';
import { type Course, countOf } from './world.ts';

/** A certificate that prints, with a QR code that leads to its check. */
export function CertificateSheet({ course }: { course: Course }) {
  const { data, world, translate, businessName } = useCourses();
  const fill = useFilled();
  const enrolment = useEnrolment(course);
  if (!enrolment || !isCertified(world, course, enrolment)) {
    return (
      <section className={common.card}>
        <h2>{translate(words.certificate)}</h2>
        <p>{translate(words.missing)}</p>
        <p>
          <a className={common.solid} href={screenHash('courses', course.id)}>
            {translate(course.name)}
          </a>
        </p>
      </section>
    );
  }
  const student = data.students.find(({ id }) => id === enrolment.student);
  const number = certificateNumber(data, course, enrolment);
  // A screen of the hash is never drawn on the server, so there is an address.
  const address = `${location.origin}${location.pathname}${screenHash('check', number)}`;
  return (
    <section className={`${common.card} ${styles.sheet}`}>
      <p className={styles.name}>{businessName}</p>
      <h2>{translate(words.certificate)}</h2>
      <p>{translate(words.certifies)}</p>
      <p className={styles.student}>{student && translate(student.name)}</p>
      <p>
        {fill('hasFinished', {
          course: translate(course.name),
          batch: enrolment.batch,
          count: countOf(world, course),
        })}
      </p>
      <div className={styles.code}>
        <QrCode
          text={address.length <= mostBytes ? address : number}
          label={fill('qr', { number })}
        />
        <p>
          <a href={screenHash('check', number)}>{fill('scan', { number })}</a>
        </p>
      </div>
      <p className={common.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
      </p>
    </section>
  );
}
