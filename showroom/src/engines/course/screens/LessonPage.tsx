import { useState } from 'react';
import { goTo, screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row } from '../../../ui/layout.tsx';
import type { Course, Lesson } from '../data.ts';
import { useCourses } from '../engine.ts';
import { finishLesson } from '../steps/learning.ts';
import { words } from '../words.ts';
import { certificateOf, isFreeDone, isOpen } from '../world.ts';
import common from './Course.module.css';
import styles from './LessonPage.module.css';
import { useEnrolment, useStudent } from './useStudent.ts';

/** A lesson, one thought after the other; it counts when its last one was read. */
export function LessonPage({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { world, step, t, language, completeTask, say } = useCourses();
  const student = useStudent();
  const enrolment = useEnrolment(course);
  const [at, setAt] = useState(0);
  const count = lesson.slides.length;
  const isDone = enrolment?.done.includes(lesson.id) ?? isFreeDone(world, course.id, lesson.id);
  const finish = () => {
    let isCertified = false;
    const isKept = step((premises, before) => {
      const after = finishLesson(premises, before, course.id, lesson.id, student);
      isCertified = student !== undefined && !!certificateOf(after, student, course.id);
      return after;
    });
    if (!isKept) return;
    completeTask('learned');
    if (isCertified) completeTask('certified');
    goTo('courses', course.id);
  };
  return (
    <article className={common.card}>
      <a className={common.link} href={screenHash('courses', course.id)}>
        {t(course.name)}
      </a>
      <h2>{t(lesson.title)}</h2>
      {isOpen(course, lesson.id, enrolment) ? (
        <>
          <div className={styles.board} aria-live="polite">
            <p className={styles.count}>{say(words.slide, { at: at + 1, all: count })}</p>
            <p className={styles.words} lang={language}>
              {t(lesson.slides[at] ?? '')}
            </p>
            <progress value={at + 1} max={count} aria-label={t(lesson.title)} />
          </div>
          <Row gap={4} data-unprinted>
            {at > 0 && (
              <Button variant="quiet" onClick={() => setAt(at - 1)}>
                {t(words.back)}
              </Button>
            )}
            {at < count - 1 ? (
              <Button onClick={() => setAt(at + 1)}>{t(words.next)}</Button>
            ) : (
              <Button onClick={finish}>{t(words.finish)}</Button>
            )}
            {isDone && <Note>{t(words.finished)}</Note>}
          </Row>
        </>
      ) : (
        <>
          <p>{t(words.lessonLocked)}</p>
          <LinkButton href={screenHash('enrol', course.id)}>
            {say(words.payFor, { course: t(course.name) })}
          </LinkButton>
        </>
      )}
    </article>
  );
}
