import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { isPublished } from '../../steps/marks.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import { ResultSheet } from './ResultSheet.tsx';

/** The student's own results, as far as they are published; each prints by itself. */
export function OwnResults({ student }: { student: Student }) {
  const { data, world, t, completeTask } = useSchool();
  const [printed, choose] = useState<string>();
  const exams = data.exams.filter((exam) => exam.class === student.class);
  const open = exams.filter(({ id }) => isPublished(world, id));
  const latest = exams[0];
  // As it was opened: writing when another tab publishes could overwrite what that tab does next.
  const [isOut] = useState(latest !== undefined && open.includes(latest));
  useEffect(() => {
    if (isOut) completeTask('read');
  }, [isOut, completeTask]);
  const print = (id: string) => {
    flushSync(() => choose(id));
    window.print();
  };
  return (
    <>
      {exams.length === 0 && (
        <p>
          {t(nameOf(data.classes, student.class))}: {t(words.noExam)}
        </p>
      )}
      {exams.map((exam) => {
        const isLeftOut = printed !== undefined && printed !== exam.id;
        return open.includes(exam) ? (
          <ResultSheet
            key={exam.id}
            exam={exam}
            student={student}
            isLeftOut={isLeftOut}
            print={() => print(exam.id)}
          />
        ) : (
          <section key={exam.id} className={lists.card} data-left-out={isLeftOut || undefined}>
            <h2>{t(exam.name)}</h2>
            <p>{t(words.notYet)}</p>
          </section>
        );
      })}
    </>
  );
}
