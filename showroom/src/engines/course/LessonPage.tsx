import { useState } from 'react';
import { goTo, screenHash } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import common from './CourseDemo.module.css';
import { useCourses } from './engine.ts';
import { finishLesson } from './enrolments.ts';
import styles from './LessonPage.module.css';
import { useFilled } from './useFilled.ts';
import { useEnrolment, useStudent } from './useStudent.ts';
import { words } from './words.ts';
import { type Course, isOpen, type Lesson } from './world.ts';

/** A lesson, one thought after the other; it counts when its last one was read. */
export function LessonPage({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { world, change, translate, language, completeTask } = useCourses();
  const fill = useFilled();
  const student = useStudent();
  const enrolment = useEnrolment(course);
  const [at, setAt] = useState(0);
  const count = lesson.slides.length;
  const isDone = (enrolment?.done ?? world.freeDone).includes(lesson.id);
  const finish = () => {
    if (
      !change((before) =>
        finishLesson(before, course, lesson.id, student, translate(words.lessonLocked)),
      )
    )
      return;
    completeTask('learned');
    goTo('courses', course.id);
  };
  return (
    <article className={common.card}>
      <p>
        <a className={common.link} href={screenHash('courses', course.id)}>
          {translate(course.name)}
        </a>
      </p>
      <h2>{translate(lesson.title)}</h2>
      {isOpen(course, lesson.id, enrolment) ? (
        <>
          <div className={styles.board} aria-live="polite">
            <p className={styles.count}>{fill('slide', { at: at + 1, all: count })}</p>
            <p className={styles.words} lang={language}>
              {translate(lesson.slides[at] ?? '')}
            </p>
            <progress value={at + 1} max={count} aria-label={translate(lesson.title)} />
          </div>
          <p className={common.actions}>
            {at > 0 && (
              <Button variant="quiet" onClick={() => setAt(at - 1)}>
                {translate(words.back)}
              </Button>
            )}
            {at < count - 1 ? (
              <Button onClick={() => setAt(at + 1)}>{translate(words.next)}</Button>
            ) : (
              <Button onClick={finish}>{translate(words.finish)}</Button>
            )}
            {isDone && <span className={common.soft}>{translate(words.finished)}</span>}
          </p>
        </>
      ) : (
        <>
          <p>{translate(words.lessonLocked)}</p>
          <p>
            <a className={common.solid} href={screenHash('enrol', course.id)}>
              {fill('payFor', { course: translate(course.name) })}
            </a>
          </p>
        </>
      )}
    </article>
  );
}
