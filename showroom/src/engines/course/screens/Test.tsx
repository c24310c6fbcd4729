import { useRef, useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import type { Course } from '../data.ts';
import { useCourses } from '../engine.ts';
import { handInTest } from '../steps/learning.ts';
import { isPass, scoreOf } from '../steps/scores.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import { certificateOf } from '../world.ts';
import common from './CourseDemo.module.css';
import styles from './Test.module.css';
import { useStudent } from './useStudent.ts';

/** A test: one choice for each question, all handed in at once, then what was right and why. */
export function Test({ course }: { course: Course }) {
  const { world, step, t, completeTask, num } = useCourses();
  const fill = useFilled();
  const student = useStudent();
  const [answers, setAnswers] = useState<readonly (number | null)[]>();
  const form = useRef<HTMLFormElement>(null);
  const all = course.test.length;
  const score = answers && scoreOf(course, answers);
  const handIn = (typed: FormData) => {
    const given = course.test.map((_, index) => typed.get(`question-${index}`));
    let isCertified = false;
    const chosen = given.map((one) => (one === null ? null : Number(one)));
    const isMarked = step((premises, before) => {
      const after = handInTest(premises, before, course.id, student, chosen);
      isCertified = student !== undefined && !!certificateOf(after, student, course.id);
      return after;
    });
    if (!isMarked) return;
    setAnswers(chosen);
    if (isCertified) completeTask('certified');
    scrollTo({ top: 0 });
  };
  return (
    <Entry ref={form} className={common.card} send={handIn}>
      <h2>{fill('testOf', { course: t(course.name) })}</h2>
      <div role="status">
        {score !== undefined && (
          <p className={styles.result}>
            {fill(isPass(course, score) ? 'passed' : 'failed', { score, all })}
          </p>
        )}
      </div>
      {student && score !== undefined && certificateOf(world, student, course.id) && (
        <p>
          <a className={common.solid} href={screenHash('certificate', course.id)}>
            {t(words.certificate)}
          </a>
        </p>
      )}
      {course.test.map((question, index) => (
        <fieldset key={t(question.ask)} className={styles.question}>
          <legend>
            {num(index + 1)}. {t(question.ask)}
          </legend>
          {question.choices.map((choice, at) => (
            <label key={t(choice)} className={styles.choice}>
              <input type="radio" name={`question-${index}`} value={at} /> {t(choice)}
            </label>
          ))}
          {answers && (
            <p className={styles.why}>
              <b>
                {answers[index] === question.right
                  ? t(words.right)
                  : fill('wrong', { answer: t(question.choices[question.right] ?? '') })}
              </b>{' '}
              {t(question.why)}
            </p>
          )}
        </fieldset>
      ))}
      <p className={common.actions}>
        <Button type="submit">{t(words.handIn)}</Button>
        {answers && (
          <Button
            variant="quiet"
            onClick={() => {
              setAnswers(undefined);
              form.current?.reset();
            }}
          >
            {t(words.again)}
          </Button>
        )}
      </p>
    </Entry>
  );
}
