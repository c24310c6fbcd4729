import { useEffect, useState } from 'react';
import { type Exam, nameOf, type Student } from '../data.ts';
import lists from '../List.module.css';
import { isPublished } from '../marks.ts';
import { useSchool } from '../room.ts';
import { words } from '../words.ts';
import { ResultSheet } from './ResultSheet.tsx';

/** The student's own results, as far as they are published. */
export function OwnResults({ student }: { student: Student }) {
  const { data, world, say, reach } = useSchool();
  const exams = data.exams.filter((exam) => exam.class === student.class);
  const open = exams.filter(({ id }) => isPublished(world, id));
  const latest = exams[0];
  // As it was opened: writing when another tab publishes could overwrite what that tab does next.
  const [isOut] = useState(latest !== undefined && open.includes(latest));
  useEffect(() => {
    if (isOut) reach('read');
  }, [isOut, reach]);
  const waiting = (exam: Exam) => (
    <section key={exam.id} className={lists.card}>
      <h2>{say(exam.name)}</h2>
      <p>{say(words.notYet)}</p>
    </section>
  );
  return (
    <>
      {exams.length === 0 && (
        <p>
          {say(nameOf(data.classes, student.class))}: {say(words.noExam)}
        </p>
      )}
      {exams.map((exam) =>
        open.includes(exam) ? (
          <ResultSheet key={exam.id} exam={exam} student={student} />
        ) : (
          waiting(exam)
        ),
      )}
    </>
  );
}
