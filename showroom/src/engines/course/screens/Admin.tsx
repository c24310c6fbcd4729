import { useState } from 'react';
import { oneOf } from '../../../demo/one-of.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Records } from '../../../ui/Records.tsx';
import { dayOf } from '../../../words/days.ts';
import { type Course, courseOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { paidFor, receivedIn } from '../steps/enrolments.ts';
import { addLesson } from '../steps/lessons.ts';
import { words } from '../words.ts';
import { countOf, countStudents, doneIn, seatsLeft } from '../world.ts';
import common from './Course.module.css';

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
        <CourseField onChange={setId} />
        {course && <Students course={course} />}
      </section>
      <AddLesson />
    </>
  );
}

function CourseField(field: { onChange?: (id: string) => void }) {
  const { data, t } = useCourses();
  const options = data.courses.map(({ id, name }) => ({ value: id, label: t(name) }));
  return <Field label={t(words.course)} name="course" options={options} {...field} />;
}

function Payments() {
  const { data, world, t, today, date, taka, say } = useCourses();
  return (
    <section className={common.card}>
      <h3>{t(words.payments)}</h3>
      <p className={common.large}>
        {say(words.received, { sum: receivedIn(data, world), count: countStudents(world) })}
      </p>
      <Records
        name={t(words.payments)}
        rows={world.enrolments}
        keyOf={(one) => `${one.student}-${one.course}`}
        columns={[
          [
            t(words.student),
            ({ student, course }) => (
              <>
                {t(oneOf(data.students, student).name)}
                <small>{t(oneOf(data.courses, course).name)}</small>
              </>
            ),
          ],
          [t(words.day), ({ day }) => (day === dayOf(today) ? t(words.today) : date(day))],
          [t(words.how), (one) => t(words[one.method])],
          [t(words.amount), (one) => taka(paidFor(data.courses, one))],
        ]}
      />
    </section>
  );
}

/** The students of a course: how far each has come, and how the test went. */
function Students({ course }: { course: Course }) {
  const { data, world, t, say } = useCourses();
  const all = countOf(world, course);
  const rows = world.enrolments
    .filter((one) => one.course === course.id)
    .map((one) => ({
      ...oneOf(data.students, one.student),
      score: one.score,
      done: doneIn(world, course, one),
    }));
  return (
    <>
      <p>
        {say(words.seats, { left: seatsLeft(world, course), seats: course.seats })}.{' '}
        {say(words.atDesk, { count: course.taken, batch: course.batch })}
      </p>
      <Records
        name={t(words.students)}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          [t(words.student), ({ name }) => t(name)],
          [t(words.phone), ({ phone }) => phone],
          [
            t(words.lessonsDone),
            ({ name, done }) => (
              <>
                <progress value={done} max={all} aria-label={t(name)} />{' '}
                {say(words.progress, { done, all })}
              </>
            ),
          ],
          [
            t(words.testHead),
            ({ score }) =>
              score === null ? '–' : say(words.scoreKept, { score, all: course.test.length }),
          ],
        ]}
      />
    </>
  );
}

/** Adds a lesson to the end of a course; its students have it at once. */
function AddLesson() {
  const { data, t, completeTask, notify, act, say } = useCourses();
  const add = (typed: (name: string) => string): boolean => {
    const lesson = { title: typed('title'), minutes: typed('minutes'), text: typed('text') };
    if (!act(addLesson, typed('course'), lesson)) return false;
    completeTask('added');
    const course = t(oneOf(data.courses, typed('course')).name);
    notify(say(words.added, { lesson: lesson.title, course }));
    return true;
  };
  return (
    <section className={common.card}>
      <h3>{t(words.add)}</h3>
      <Form action={t(words.add)} send={add}>
        <CourseField />
        <Field label={t(words.title)} name="title" />
        <Field label={t(words.length)} name="minutes" type="number" />
        <Field label={t(words.text)} name="text" lines={5} />
      </Form>
    </section>
  );
}
