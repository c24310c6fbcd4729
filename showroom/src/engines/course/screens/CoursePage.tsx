import { screenHash } from '../../../runtime/hash.ts';
import type { Course, Lesson } from '../data.ts';
import { useCourses } from '../engine.ts';
import { shortDay } from '../words/short-day.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { countOf, doneIn, isFreeDone, isOpen, lessonsOf, seatsLeft } from '../world.ts';
import common from './CourseDemo.module.css';
import styles from './CoursePage.module.css';
import { useEnrolment } from './useStudent.ts';

/** A course: its lessons in order, which of them are open and done, and the way into its batch. */
export function CoursePage({ course }: { course: Course }) {
  const { data, world, t, language, num } = useCourses();
  const fill = useFilled();
  const enrolment = useEnrolment(course);
  const teacher = data.teachers.find(({ id }) => id === course.teacher);
  const lessons = lessonsOf(world, course);
  const before = lessons.slice(0, course.lessons.length - 1);
  const after = lessons.slice(course.lessons.length - 1);
  const all = countOf(world, course);
  return (
    <>
      <section className={common.card}>
        <h2>{t(course.name)}</h2>
        <p>{t(course.about)}</p>
        <p className={common.soft}>
          {fill('lessons', { count: all })} ·{' '}
          {fill('batch', { batch: course.batch, day: shortDay(course.starts, language) })} ·{' '}
          {fill('seats', { left: seatsLeft(world, course), seats: course.seats })}
          {teacher && ` · ${t(teacher.name)}`}
        </p>
        {enrolment ? (
          <>
            <p>
              <b>{fill('enrolled', { batch: enrolment.batch })}</b>{' '}
              {fill('progress', { done: doneIn(world, course, enrolment), all })}
            </p>
            <progress
              value={doneIn(world, course, enrolment)}
              max={all}
              aria-label={t(course.name)}
            />
            <p className={common.actions}>
              <a className={common.solid} href={screenHash('tests', course.id)}>
                {t(words.finalTest)}
              </a>
              <a className={common.link} href={screenHash('certificate', course.id)}>
                {t(words.certificate)}
              </a>
            </p>
          </>
        ) : (
          <p>
            <a className={common.solid} href={screenHash('enrol', course.id)}>
              {fill('enrol', { price: num(course.price) })}
            </a>
          </p>
        )}
      </section>
      <ol className={styles.lessons}>
        {before.map((lesson) => (
          <LessonRow key={lesson.id} course={course} lesson={lesson} />
        ))}
        {course.units.map((unit) => (
          <li key={t(unit.name)} className={styles.lesson}>
            <b>{t(unit.name)}</b>
            <small>
              {enrolment && enrolment.unitsDone > 0
                ? `${fill('lessons', { count: unit.lessons })} · ${t(words.done)}`
                : fill('dayByDay', { count: unit.lessons })}
            </small>
          </li>
        ))}
        {after.map((lesson) => (
          <LessonRow key={lesson.id} course={course} lesson={lesson} />
        ))}
      </ol>
    </>
  );
}

function LessonRow({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { world, t } = useCourses();
  const fill = useFilled();
  const enrolment = useEnrolment(course);
  const isDone = enrolment?.done.includes(lesson.id) ?? isFreeDone(world, course.id, lesson.id);
  const state = isDone
    ? words.done
    : isOpen(course, lesson.id, enrolment)
      ? !enrolment && words.free
      : words.locked;
  return (
    <li className={styles.lesson} data-done={isDone || undefined}>
      <a href={screenHash('courses', course.id, lesson.id)}>{t(lesson.title)}</a>
      <small>
        {fill('minutes', { count: lesson.minutes })}
        {state && ` · ${t(state)}`}
      </small>
    </li>
  );
}
