import { encode } from 'uqr';
import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import type { Course } from '../data.ts';
import { useCourses } from '../engine.ts';
import { words } from '../words.ts';
import { certificateOf } from '../world.ts';
import styles from './CertificateSheet.module.css';
import common from './Course.module.css';
import { useStudent } from './useStudent.ts';

/** A certificate that prints, with its day, a place to sign, and a QR code that leads to its check. */
export function CertificateSheet({ course }: { course: Course }) {
  const { data, world, t, date, say } = useCourses();
  const certificate = certificateOf(world, useStudent() ?? '', course.id);
  if (!certificate) {
    return (
      <section className={common.card}>
        <h2>{t(words.certificate)}</h2>
        <p>{t(words.missing)}</p>
        <LinkButton href={screenHash('courses', course.id)}>{t(course.name)}</LinkButton>
      </section>
    );
  }
  const { number, batch, lessons, day } = certificate;
  // A screen of the hash is never drawn on the server, so there is an address.
  const address = `${location.origin}${location.pathname}${screenHash('check', number)}`;
  return (
    <Paper
      className={styles.sheet}
      lines={<h2>{t(words.certificate)}</h2>}
      signs={[
        <>
          {t(oneOf(data.teachers, course.teacher).name)}
          <br />
          {t(words.signature)}
        </>,
      ]}
    >
      <p>{t(words.certifies)}</p>
      <p className={`${common.large} ${styles.student}`}>
        {t(oneOf(data.students, certificate.student).name)}
      </p>
      <p>{say(words.hasFinished, { course: t(course.name), batch, count: lessons })}</p>
      <Stack gap={2} className={styles.code}>
        <QrCode text={address} label={say(words.qr, { number })} />
        <a className={common.link} href={screenHash('check', number)}>
          {say(words.scan, { number })}
        </a>
      </Stack>
      <p>{say(words.given, { day: date(day, 'year') })}</p>
      <p>
        <PrintButton variant="solid" />
      </p>
    </Paper>
  );
}

/** A QR code as a drawing, four squares of quiet around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="176" height="176">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
