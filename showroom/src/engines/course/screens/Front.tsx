import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { weekdayInWords } from '../../../words/days.ts';
import { type Course, startOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { shortDay } from '../short-day.ts';
import { words } from '../words.ts';
import { countOf } from '../world.ts';
import styles from './Front.module.css';

/** The first screen: the free lesson, and the courses as steps of a stair. */
export function Front() {
  const { data, t } = useCourses();
  const lesson = oneOf(data.courses, data.free).lessons[0];
  const href = lesson ? screenHash('courses', data.free, lesson.id) : screenHash();
  return (
    <>
      <Row as="section" isApart gap={5}>
        <Stack gap={4} className={styles.words}>
          <h2>{t(data.motto)}</h2>
          <Row gap={4}>
            <LinkButton href={href}>
              <span>
                <span aria-hidden="true">▶{'\u2003'}</span>
                {t(words.firstFree)}
              </span>
            </LinkButton>
            <Note className={styles.learners}>{t(data.learners)}</Note>
          </Row>
        </Stack>
        {lesson && (
          <a className={styles.lesson} href={href}>
            <span className={styles.play} aria-hidden="true">
              ▶
            </span>
            <span>
              <small>{t(words.lessonFree)}</small>
              <b>{t(lesson.title)}</b>
            </span>
          </a>
        )}
      </Row>
      <ul className={styles.stair}>
        {data.courses.map((course) => (
          <li key={course.id}>
            <Step course={course} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Step({ course }: { course: Course }) {
  const { data, world, t, language, taka, say } = useCourses();
  const teacher = oneOf(data.teachers, course.teacher);
  return (
    <a className={styles.step} href={screenHash('courses', course.id)}>
      <Row as="span" isApart>
        <img {...course.icon} alt="" width="44" height="44" />
        {say(words.lessons, { count: countOf(world, course) })}
      </Row>
      <h3>{t(course.name)}</h3>
      <b className={styles.price}>{taka(course.price)}</b>
      <span data-of-today>
        {say(words.batch, { batch: course.batch, day: shortDay(startOf(course), language) })}
      </span>
      <Row as="span" className={styles.teacher}>
        <img {...teacher.picture} alt="" width="48" height="48" />
        {t(teacher.name)}
      </Row>
      {course.testWeekday !== null && (
        <span>
          {say(words.testEvery, { day: weekdayInWords(course.testWeekday, language, 'long') })}
        </span>
      )}
      <span className={styles.qr}>{t(words.withQr)}</span>
    </a>
  );
}
