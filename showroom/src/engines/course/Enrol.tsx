import { asciiDigits } from '@nokshi/forms/digits.ts';
import { type SubmitEvent, useState } from 'react';
import { goTo } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { dayInWords } from '../../words/days.ts';
import { taka } from '../../words/taka.ts';
import common from './CourseDemo.module.css';
import { useCourses } from './engine.ts';
import { enrol } from './enrolments.ts';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';
import type { Course, Enrolment } from './world.ts';

const methods = ['bkash', 'card'] as const satisfies readonly Enrolment['method'][];

/** Pays for a course with test money; its batch opens at once. */
export function Enrol({ course }: { course: Course }) {
  const { data, change, translate, language, today, completeTask } = useCourses();
  const fill = useFilled();
  const [method, setMethod] = useState<Enrolment['method']>('bkash');
  const [isWrong, setWrong] = useState(false);
  const [student] = data.students;
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wallet = asciiDigits(String(new FormData(event.currentTarget).get('wallet') ?? ''));
    const isFaulty = method === 'bkash' && !/^01\d{9}$/.test(wallet.replaceAll(/[\s-]/g, ''));
    setWrong(isFaulty);
    if (isFaulty || !student) return;
    const sentences = { already: translate(words.already), full: translate(words.full) };
    if (!change((world) => enrol(world, course, student.id, method, sentences))) return;
    completeTask('enrolled');
    goTo('courses', course.id);
  };
  return (
    <form className={`${common.card} ${common.narrow}`} onSubmit={pay} noValidate>
      <h2>{fill('payFor', { course: translate(course.name) })}</h2>
      <p>
        {student && `${translate(student.name)}, ${student.phone}`}
        <br />
        {fill('batch', { batch: course.batch, day: dayInWords(course.startsIn, today, language) })}
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
          error={isWrong ? translate(words.wrongWallet) : undefined}
        />
      )}
      <Button type="submit">
        {translate(words.pay)} {taka(course.price, language)}
      </Button>
    </form>
  );
}
