import { screenHash } from '../../../runtime/hash.ts';
import { weekdayInWords } from '../../../words/days.ts';
import type { Course } from '../data.ts';
import { useCourses } from '../engine.ts';
import { shortDay } from '../words/short-day.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { countOf } from '../world.ts';
import common from './CourseDemo.module.css';
import styles from './Front.module.css';

/** The first screen: the free lesson, and the courses as steps of a stair. */
export function Front() {
  const { data, t } = useCourses();
  const free = data.courses.find(({ id }) => id === data.free);
  const lesson = free?.lessons[0];
  const href = free && lesson ? screenHash('courses', free.id, lesson.id) : screenHash();
  return (
    <>
      <section className={styles.lead}>
        <div className={styles.words}>
          <h2>{t(data.motto)}</h2>
          <p className={common.actions}>
            <a className={common.solid} href={href}>
              <span aria-hidden="true">▶</span> {t(words.firstFree)}
            </a>
            <span className={common.soft}>{t(data.learners)}</span>
          </p>
        </div>
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
      </section>
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
  const { data, world, t, language, taka } = useCourses();
  const fill = useFilled();
  const teacher = data.teachers.find(({ id }) => id === course.teacher);
  return (
    <a className={styles.step} href={screenHash('courses', course.id)}>
      <span className={styles.head}>
        <img {...course.icon} alt="" width="44" height="44" />
        {fill('lessons', { count: countOf(world, course) })}
      </span>
      <h3>{t(course.name)}</h3>
      <b className={styles.price}>{taka(course.price)}</b>
      <span data-of-today>
        {fill('batch', { batch: course.batch, day: shortDay(course.starts, language) })}
      </span>
      {teacher && (
        <span className={styles.teacher}>
          <img {...teacher.picture} alt="" width="48" height="48" />
          {t(teacher.name)}
        </span>
      )}
      {course.testWeekday !== null && (
        <span>
          {fill('testEvery', { day: weekdayInWords(course.testWeekday, language, 'long') })}
        </span>
      )}
      <span className={styles.qr}>{t(words.withQr)}</span>
    </a>
  );
}
