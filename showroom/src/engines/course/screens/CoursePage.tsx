import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { type Course, type Lesson, startOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { shortDay } from '../short-day.ts';
import { words } from '../words.ts';
import { countOf, doneIn, isFreeDone, isOpen, lessonsOf, seatsLeft } from '../world.ts';
import common from './Course.module.css';
import styles from './CoursePage.module.css';
import { useEnrolment } from './useStudent.ts';

/** A course: its lessons in order, which of them are open and done, and the way into its batch. */
export function CoursePage({ course }: { course: Course }) {
  const { data, world, t, language, say } = useCourses();
  const enrolment = useEnrolment(course);
  const lessons = lessonsOf(world, course);
  const before = lessons.slice(0, course.lessons.length - 1);
  const after = lessons.slice(course.lessons.length - 1);
  const all = countOf(world, course);
  const done = enrolment ? doneIn(world, course, enrolment) : 0;
  return (
    <>
      <section className={common.card}>
        <h2>{t(course.name)}</h2>
        <p>{t(course.about)}</p>
        <Note>
          {say(words.lessons, { count: all })} ·{' '}
          {say(words.batch, { batch: course.batch, day: shortDay(startOf(course), language) })} ·{' '}
          {say(words.seats, { left: seatsLeft(world, course), seats: course.seats })}
          {` · ${t(oneOf(data.teachers, course.teacher).name)}`}
        </Note>
        {enrolment ? (
          <>
            <p>
              <b>{say(words.enrolled, { batch: enrolment.batch })}</b>{' '}
              {say(words.progress, { done, all })}
            </p>
            <progress value={done} max={all} aria-label={t(course.name)} />
            <Row gap={4} data-unprinted>
              <LinkButton href={screenHash('tests', course.id)}>{t(words.finalTest)}</LinkButton>
              <a className={common.link} href={screenHash('certificate', course.id)}>
                {t(words.certificate)}
              </a>
            </Row>
          </>
        ) : (
          <LinkButton href={screenHash('enrol', course.id)}>
            {say(words.enrol, { price: course.price })}
          </LinkButton>
        )}
      </section>
      <Stack as="ol" gap={2}>
        {before.map((lesson) => (
          <LessonRow key={lesson.id} course={course} lesson={lesson} />
        ))}
        {course.units.map((unit) => (
          <Row as="li" gap={0} isApart key={t(unit.name)} className={styles.lesson}>
            <b>{t(unit.name)}</b>
            <Note>
              {enrolment && enrolment.unitsDone > 0
                ? `${say(words.lessons, { count: unit.lessons })} · ${t(words.done)}`
                : say(words.dayByDay, { count: unit.lessons })}
            </Note>
          </Row>
        ))}
        {after.map((lesson) => (
          <LessonRow key={lesson.id} course={course} lesson={lesson} />
        ))}
      </Stack>
    </>
  );
}

function LessonRow({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { world, t, say } = useCourses();
  const enrolment = useEnrolment(course);
  const isDone = enrolment?.done.includes(lesson.id) ?? isFreeDone(world, course.id, lesson.id);
  const state = isDone
    ? words.done
    : isOpen(course, lesson.id, enrolment)
      ? !enrolment && words.free
      : words.locked;
  return (
    <Row as="li" gap={0} isApart className={styles.lesson} data-done={isDone || undefined}>
      <a className={common.link} href={screenHash('courses', course.id, lesson.id)}>
        {t(lesson.title)}
      </a>
      <Note>
        {say(words.minutes, { count: lesson.minutes })}
        {state && ` · ${t(state)}`}
      </Note>
    </Row>
  );
}
