import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { dayInWords } from '../../words/days.ts';
import { taka } from '../../words/taka.ts';
import { AddLesson } from './AddLesson.tsx';
import styles from './Admin.module.css';
import common from './CourseDemo.module.css';
import { useCourses } from './engine.ts';
import { paidFor } from './enrolments.ts';
import { Students } from './Students.tsx';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';

/** The office: the payments as they arrive, the students of each course, and new lessons. */
export function Admin() {
  const { data, translate } = useCourses();
  const [id, setId] = useState(data.courses[0]?.id ?? '');
  const course = data.courses.find((one) => one.id === id);
  return (
    <>
      <h2>{translate(words.admin)}</h2>
      <Payments />
      <section className={common.card}>
        <h3>{translate(words.students)}</h3>
        <Field
          label={translate(words.course)}
          name="course"
          options={data.courses.map((one) => ({ value: one.id, label: translate(one.name) }))}
          onChange={setId}
        />
        {course && <Students course={course} />}
      </section>
      <AddLesson />
    </>
  );
}

function Payments() {
  const { data, world, translate, language, today } = useCourses();
  const fill = useFilled();
  const sum = world.enrolments.reduce((total, one) => total + paidFor(data.courses, one), 0);
  return (
    <section className={common.card}>
      <h3>{translate(words.payments)}</h3>
      <p className={styles.sum}>{fill('received', { sum, count: world.enrolments.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={translate(words.payments)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['student', 'course', 'day', 'how', 'amount'] as const).map((head) => (
                <th key={head} scope="col">
                  {translate(words[head])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {world.enrolments.map((one) => (
              <tr key={`${one.student}-${one.course}`}>
                <th scope="row">
                  {translate(data.students.find(({ id }) => id === one.student)?.name ?? '')}
                </th>
                <td>{translate(data.courses.find(({ id }) => id === one.course)?.name ?? '')}</td>
                <td>
                  {one.day === 0 ? translate(words.today) : dayInWords(one.day, today, language)}
                </td>
                <td>{translate(words[one.method])}</td>
                <td>{taka(paidFor(data.courses, one), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
