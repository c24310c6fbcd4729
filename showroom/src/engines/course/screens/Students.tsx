import { TableBox } from '../../../ui/TableBox.tsx';
import { type Course, studentOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { countOf, doneIn, seatsLeft } from '../world.ts';
import styles from './Admin.module.css';

/** The students of a course: how far each has come, and how the test went. */
export function Students({ course }: { course: Course }) {
  const { data, world, t } = useCourses();
  const fill = useFilled();
  const all = countOf(world, course);
  const heads = ['student', 'phone', 'lessonsDone', 'testHead'] as const;
  return (
    <>
      <p>
        {fill('seats', { left: seatsLeft(world, course), seats: course.seats })}.{' '}
        {fill('atDesk', { count: course.taken, batch: course.batch })}
      </p>
      <TableBox name={t(words.students)} heads={heads.map((head) => t(words[head]))}>
        {world.enrolments
          .filter((one) => one.course === course.id)
          .map((one) => {
            const student = studentOf(data, one.student);
            const done = doneIn(world, course, one);
            const name = t(student?.name ?? '');
            return (
              <tr key={one.student}>
                <th scope="row">{name}</th>
                <td>{student?.phone}</td>
                <td>
                  <progress className={styles.bar} value={done} max={all} aria-label={name} />{' '}
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
      </TableBox>
    </>
  );
}
