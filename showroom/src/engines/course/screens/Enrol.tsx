import { useState } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { type Course, methods } from '../data.ts';
import { useCourses } from '../engine.ts';
import { enrol } from '../steps/enrolments.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import type { Enrolment } from '../world.ts';
import common from './CourseDemo.module.css';

/** Pays for a course with test money; its batch opens at once. */
export function Enrol({ course }: { course: Course }) {
  const { data, step, translate, language, completeTask } = useCourses();
  const fill = useFilled();
  const [method, setMethod] = useState<Enrolment['method']>('bkash');
  const [student] = data.students;
  const pay = (typed: FormData) => {
    const wallet = String(typed.get('wallet') ?? '');
    const isPaid = step((premises, world) =>
      enrol(premises, world, course.id, student?.id ?? '', { method, wallet }),
    );
    if (!isPaid) return;
    completeTask('enrolled');
    goTo('courses', course.id);
  };
  return (
    <Entry className={`${common.card} ${common.narrow}`} send={pay}>
      <h2>{fill('payFor', { course: translate(course.name) })}</h2>
      <p>
        {student && `${translate(student.name)}, ${student.phone}`}
        <br />
        {fill('batch', { batch: course.batch, day: dayInWords(course.starts, language) })}
        <br />
        <b>{taka(course.price, language)}</b>
      </p>
      <Field
        label={translate(words.method)}
        name="method"
        options={methods.map((value) => ({ value, label: translate(words[value]) }))}
        onChange={(value) => setMethod(methods.find((one) => one === value) ?? 'bkash')}
      />
      {method === 'bkash' && (
        <Field
          label={translate(words.wallet)}
          name="wallet"
          type="tel"
          initial={student?.phone}
          hint={translate(words.walletHint)}
        />
      )}
      <Button type="submit">
        {translate(words.pay)} {taka(course.price, language)}
      </Button>
    </Entry>
  );
}
