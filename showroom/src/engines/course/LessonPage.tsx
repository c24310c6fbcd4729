import { useState } from 'react';
import { goTo, screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import common from './CourseDemo.module.css';
import { finishLesson } from './enrolments.ts';
import styles from './LessonPage.module.css';
import { useCourses } from './room.ts';
import { useFilled } from './useFilled.ts';
import { useEnrolment, useStudent } from './useStudent.ts';
import { words } from './words.ts';
import { type Course, isOpen, type Lesson } from './world.ts';

/** A lesson, one thought after the other; it counts when its last one was read. */
export function LessonPage({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { world, change, say, language, reach } = useCourses();
  const fill = useFilled();
  const student = useStudent();
  const enrolment = useEnrolment(course);
  const [at, setAt] = useState(0);
  const count = lesson.slides.length;
  const isDone = (enrolment?.done ?? world.freeDone).includes(lesson.id);
  const finish = () => {
    if (
      !change((before) => finishLesson(before, course, lesson.id, student, say(words.lessonLocked)))
    )
      return;
    reach('learned');
    goTo('courses', course.id);
  };
  return (
    <article className={common.card}>
      <p>
        <a className={common.link} href={screenHash('courses', course.id)}>
          {say(course.name)}
        </a>
      </p>
      <h2>{say(lesson.title)}</h2>
      {isOpen(course, lesson.id, enrolment) ? (
        <>
          <div className={styles.board} aria-live="polite">
            <p className={styles.count}>{fill('slide', { at: at + 1, all: count })}</p>
            <p className={styles.words} lang={language}>
              {say(lesson.slides[at] ?? '')}
            </p>
            <progress value={at + 1} max={count} aria-label={say(lesson.title)} />
          </div>
          <p className={common.actions}>
            {at > 0 && (
              <Button variant="quiet" onClick={() => setAt(at - 1)}>
                {say(words.back)}
              </Button>
            )}
            {at < count - 1 ? (
              <Button onClick={() => setAt(at + 1)}>{say(words.next)}</Button>
            ) : (
              <Button onClick={finish}>{say(words.finish)}</Button>
            )}
            {isDone && <span className={common.soft}>{say(words.finished)}</span>}
          </p>
        </>
      ) : (
        <>
          <p>{say(words.lessonLocked)}</p>
          <p>
            <a className={common.solid} href={screenHash('enrol', course.id)}>
              {fill('payFor', { course: say(course.name) })}
            </a>
          </p>
        </>
      )}
    </article>
  );
}
