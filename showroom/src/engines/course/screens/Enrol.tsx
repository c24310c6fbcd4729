import { useState } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { type Course, methods, startOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { enrol } from '../steps/enrolments.ts';
import { words } from '../words.ts';
import type { Enrolment } from '../world.ts';
import common from './Course.module.css';

/** Pays for a course with test money; its batch opens at once. */
export function Enrol({ course }: { course: Course }) {
  const { data, t, completeTask, act, date, taka, say } = useCourses();
  const [method, setMethod] = useState<Enrolment['method']>('bkash');
  const [student] = data.students;
  const pay = (typed: FormData) => {
    const wallet = String(typed.get('wallet') ?? '');
    const isPaid = act(enrol, course.id, student?.id ?? '', { method, wallet });
    if (!isPaid) return;
    completeTask('enrolled');
    goTo('courses', course.id);
  };
  return (
    <Entry className={`${common.card} ${common.narrow}`} send={pay}>
      <h2>{say(words.payFor, { course: t(course.name) })}</h2>
      <p>
        {student && `${t(student.name)}, ${student.phone}`}
        <br />
        {say(words.batch, { batch: course.batch, day: date(startOf(course)) })}
        <br />
        <b>{taka(course.price)}</b>
      </p>
      <Field
        label={t(words.method)}
        name="method"
        options={methods.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(value) => setMethod(methods.find((one) => one === value) ?? 'bkash')}
      />
      {method === 'bkash' && (
        <Field
          label={t(words.wallet)}
          name="wallet"
          type="tel"
          initial={student?.phone}
          hint={t(words.walletHint)}
        />
      )}
      <Button type="submit">
        {t(words.pay)} {taka(course.price)}
      </Button>
    </Entry>
  );
}
