import { useRef, useState } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { Course } from '../data.ts';
import { useCourses } from '../engine.ts';
import { handInTest } from '../steps/learning.ts';
import { isPass, scoreOf } from '../steps/scores.ts';
import { words } from '../words.ts';
import { certificateOf } from '../world.ts';
import common from './Course.module.css';
import styles from './Test.module.css';
import { useStudent } from './useStudent.ts';

/** A test: one choice for each question, all handed in at once, then what was right and why. */
export function Test({ course }: { course: Course }) {
  const { world, step, t, completeTask, num, say } = useCourses();
  const student = useStudent();
  const [answers, setAnswers] = useState<readonly (number | null)[]>();
  const form = useRef<HTMLFormElement>(null);
  const all = course.test.length;
  const score = answers && scoreOf(course, answers);
  const handIn = (typed: FormData) => {
    const chosen = course.test.map((_, index) => {
      const choice = typed.get(`question-${index}`);
      return choice === null ? null : Number(choice);
    });
    let isCertified = false;
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
      <h2>{say(words.testOf, { course: t(course.name) })}</h2>
      <div role="status">
        {score !== undefined && (
          <p className={styles.result}>
            {say(isPass(course, score) ? words.passed : words.failed, { score, all })}
          </p>
        )}
      </div>
      {student && score !== undefined && certificateOf(world, student, course.id) && (
        <LinkButton href={screenHash('certificate', course.id)}>{t(words.certificate)}</LinkButton>
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
                  : say(words.wrong, { answer: t(question.choices[question.right] ?? '') })}
              </b>{' '}
              {t(question.why)}
            </p>
          )}
        </fieldset>
      ))}
      <Row data-unprinted>
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
      </Row>
    </Entry>
  );
}
