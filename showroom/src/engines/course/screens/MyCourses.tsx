import { screenHash } from '../../../runtime/hash.ts';
import { useCourses } from '../engine.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { certificateOf, countOf, doneIn, lessonsOf } from '../world.ts';
import common from './CourseDemo.module.css';
import { useStudent } from './useStudent.ts';

/** A student's own courses: how far each is, what comes next, and the certificate at the end. */
export function MyCourses() {
  const { data, world, t } = useCourses();
  const fill = useFilled();
  const student = useStudent();
  const own = world.enrolments.filter((one) => one.student === student);
  return (
    <>
      <h2>{t(words.mine)}</h2>
      {own.length === 0 && <p>{t(words.noneMine)}</p>}
      {own.map((enrolment) => {
        const course = data.courses.find(({ id }) => id === enrolment.course);
        if (!course) return null;
        const done = doneIn(world, course, enrolment);
        const all = countOf(world, course);
        const next = lessonsOf(world, course).find(({ id }) => !enrolment.done.includes(id));
        return (
          <section key={course.id} className={common.card}>
            <h3>
              <a href={screenHash('courses', course.id)}>{t(course.name)}</a>
            </h3>
            <p>
              {fill('enrolled', { batch: enrolment.batch })} {fill('progress', { done, all })}
              {enrolment.score !== null &&
                ` · ${fill('scoreKept', { score: enrolment.score, all: course.test.length })}`}
            </p>
            <progress value={done} max={all} aria-label={t(course.name)} />
            <p className={common.actions}>
              {next && (
                <a className={common.solid} href={screenHash('courses', course.id, next.id)}>
                  {t(words.goOn)}: {t(next.title)}
                </a>
              )}
              <a className={common.link} href={screenHash('tests', course.id)}>
                {t(words.finalTest)}
                <span className="visually-hidden">: {t(course.name)}</span>
              </a>
              {certificateOf(world, enrolment.student, course.id) && (
                <a className={common.link} href={screenHash('certificate', course.id)}>
                  {t(words.certificate)}
                </a>
              )}
            </p>
          </section>
        );
      })}
    </>
  );
}
