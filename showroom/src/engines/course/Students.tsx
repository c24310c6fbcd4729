import styles from './Admin.module.css';
import { useCourses } from './engine.ts';
import { seatsLeft } from './enrolments.ts';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';
import { type Course, countOf, doneIn } from './world.ts';

/** The students of a course: how far each has come, and how the test went. */
export function Students({ course }: { course: Course }) {
  const { data, world, translate } = useCourses();
  const fill = useFilled();
  const all = countOf(world, course);
  return (
    <>
      <p>
        {fill('seats', { left: seatsLeft(world, course), seats: course.seats })}.{' '}
        {fill('atDesk', { count: course.taken, batch: course.batch })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={translate(words.students)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate(words.student)}</th>
              <th scope="col">{translate(words.phone)}</th>
              <th scope="col">{translate(words.lessonsDone)}</th>
              <th scope="col">{translate(words.testHead)}</th>
            </tr>
          </thead>
          <tbody>
            {world.enrolments
              .filter((one) => one.course === course.id)
              .map((one) => {
                const student = data.students.find(({ id }) => id === one.student);
                const done = doneIn(world, course, one);
                const name = translate(student?.name ?? '');
                return (
                  <tr key={one.student}>
                    <th scope="row">{name}</th>
                    <td>{student?.phone}</td>
                    <td>
                      <progress value={done} max={all} aria-label={name} />{' '}
                      {fill('progress', { done, all })}
                    </td>
                    <td>
                      {one.score === null
                        ? '–'
                        : fill('scoreKept', { score: one.score, all: course.test.length })}
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </section>
    </>
  );
}
