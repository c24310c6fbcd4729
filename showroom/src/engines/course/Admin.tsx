import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { dayInWords } from '../../words/days.ts';
import { taka } from '../../words/taka.ts';
import { AddLesson } from './AddLesson.tsx';
import styles from './Admin.module.css';
import common from './CourseDemo.module.css';
import { paidFor } from './enrolments.ts';
import { useCourses } from './room.ts';
import { Students } from './Students.tsx';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';

/** The office: the payments as they arrive, the students of each course, and new lessons. */
export function Admin() {
  const { data, say } = useCourses();
  const [id, setId] = useState(data.courses[0]?.id ?? '');
  const course = data.courses.find((one) => one.id === id);
  return (
    <>
      <h2>{say(words.admin)}</h2>
      <Payments />
      <section className={common.card}>
        <h3>{say(words.students)}</h3>
        <Field
          label={say(words.course)}
          name="course"
          options={data.courses.map((one) => ({ value: one.id, label: say(one.name) }))}
          onChange={setId}
        />
        {course && <Students course={course} />}
      </section>
      <AddLesson />
    </>
  );
}

function Payments() {
  const { data, world, say, language, today } = useCourses();
  const fill = useFilled();
  const sum = world.enrolments.reduce((total, one) => total + paidFor(data.courses, one), 0);
  return (
    <section className={common.card}>
      <h3>{say(words.payments)}</h3>
      <p className={styles.sum}>{fill('received', { sum, count: world.enrolments.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={say(words.payments)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['student', 'course', 'day', 'how', 'amount'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(words[head])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {world.enrolments.map((one) => (
              <tr key={`${one.student}-${one.course}`}>
                <th scope="row">
                  {say(data.students.find(({ id }) => id === one.student)?.name ?? '')}
                </th>
                <td>{say(data.courses.find(({ id }) => id === one.course)?.name ?? '')}</td>
                <td>{one.day === 0 ? say(words.today) : dayInWords(one.day, today, language)}</td>
                <td>{say(words[one.method])}</td>
                <td>{taka(paidFor(data.courses, one), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
