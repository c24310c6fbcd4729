import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { dayInWords, dayOf } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
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
  const { data, translate } = useCourses();
  const [id, setId] = useState(data.courses[0]?.id ?? '');
  const course = courseOf(data, id);
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
  const heads = ['student', 'course', 'day', 'how', 'amount'] as const;
  return (
    <section className={common.card}>
      <h3>{translate(words.payments)}</h3>
      <p className={styles.sum}>
        {fill('received', { sum: receivedIn(data, world), count: countStudents(world) })}
      </p>
      <TableBox
        name={translate(words.payments)}
        heads={heads.map((head) => translate(words[head]))}
      >
        {world.enrolments.map((one) => (
          <tr key={`${one.student}-${one.course}`}>
            <th scope="row">{translate(studentOf(data, one.student)?.name ?? '')}</th>
            <td>{translate(courseOf(data, one.course)?.name ?? '')}</td>
            <td>
              {one.day === dayOf(today) ? translate(words.today) : dayInWords(one.day, language)}
            </td>
            <td>{translate(words[one.method])}</td>
            <td>{taka(paidFor(data.courses, one), language)}</td>
          </tr>
        ))}
      </TableBox>
    </section>
  );
}
