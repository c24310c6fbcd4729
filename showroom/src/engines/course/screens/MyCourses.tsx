import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useCourses } from '../engine.ts';
import { words } from '../words.ts';
import { certificateOf, countOf, doneIn, lessonsOf } from '../world.ts';
import common from './Course.module.css';
import { useStudent } from './useStudent.ts';

/** A student's own courses: how far each is, what comes next, and the certificate at the end. */
export function MyCourses() {
  const { data, world, t, say } = useCourses();
  const student = useStudent();
  const own = world.enrolments.filter((one) => one.student === student);
  return (
    <>
      <h2>{t(words.mine)}</h2>
      {own.length === 0 && <p>{t(words.noneMine)}</p>}
      {own.map((enrolment) => {
        const course = oneOf(data.courses, enrolment.course);
        const done = doneIn(world, course, enrolment);
        const all = countOf(world, course);
        const next = lessonsOf(world, course).find(({ id }) => !enrolment.done.includes(id));
        return (
          <section key={course.id} className={common.card}>
            <h3>
              <a href={screenHash('courses', course.id)}>{t(course.name)}</a>
            </h3>
            <p>
              {say(words.enrolled, { batch: enrolment.batch })} {say(words.progress, { done, all })}
              {enrolment.score !== null &&
                ` · ${say(words.scoreKept, { score: enrolment.score, all: course.test.length })}`}
            </p>
            <progress value={done} max={all} aria-label={t(course.name)} />
            <Row gap={4} data-unprinted>
              {next && (
                <LinkButton href={screenHash('courses', course.id, next.id)}>
                  {t(words.goOn)}: {t(next.title)}
                </LinkButton>
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
            </Row>
          </section>
        );
      })}
    </>
  );
}
