import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayOf } from '../../../words/days.ts';
import { courseOf, studentOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { paidFor, receivedIn } from '../steps/enrolments.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { countStudents } from '../world.ts';
import { AddLesson } from './AddLesson.tsx';
import styles from './Admin.module.css';
import common from './CourseDemo.module.css';
import { Students } from './Students.tsx';

/** The office: the payments as they arrive, the students of each course, and new lessons. */
export function Admin() {
  const { data, t } = useCourses();
  const [id, setId] = useState(data.courses[0]?.id ?? '');
  const course = courseOf(data, id);
  return (
    <>
      <h2>{t(words.admin)}</h2>
      <Payments />
      <section className={common.card}>
        <h3>{t(words.students)}</h3>
        <Field
          label={t(words.course)}
          name="course"
          options={data.courses.map((one) => ({ value: one.id, label: t(one.name) }))}
          onChange={setId}
        />
        {course && <Students course={course} />}
      </section>
      <AddLesson />
    </>
  );
}

function Payments() {
  const { data, world, t, today, date, taka } = useCourses();
  const fill = useFilled();
  const heads = ['student', 'course', 'day', 'how', 'amount'] as const;
  return (
    <section className={common.card}>
      <h3>{t(words.payments)}</h3>
      <p className={styles.sum}>
        {fill('received', { sum: receivedIn(data, world), count: countStudents(world) })}
      </p>
      <TableBox name={t(words.payments)} heads={heads.map((head) => t(words[head]))}>
        {world.enrolments.map((one) => (
          <tr key={`${one.student}-${one.course}`}>
            <th scope="row">{t(studentOf(data, one.student)?.name ?? '')}</th>
            <td>{t(courseOf(data, one.course)?.name ?? '')}</td>
            <td>{one.day === dayOf(today) ? t(words.today) : date(one.day)}</td>
            <td>{t(words[one.method])}</td>
            <td>{taka(paidFor(data.courses, one))}</td>
          </tr>
        ))}
      </TableBox>
    </section>
  );
}
