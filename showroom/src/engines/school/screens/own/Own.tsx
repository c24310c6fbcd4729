import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Row } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { named, nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { attendanceOf, registerOf } from '../../steps/attendance.ts';
import { duesOf } from '../../steps/fees.ts';
import { isPublished } from '../../steps/marks.ts';
import { words } from '../../words/words.ts';
import { DueCard, Receipt } from '../Dues.tsx';
import lists from '../List.module.css';
import { Parts } from '../Parts.tsx';
import { RoutineTable } from '../RoutineTable.tsx';
import { Diary } from './Diary.tsx';
import { ResultSheet } from './ResultSheet.tsx';

/** What the student of the login sees, and nobody else's. */
export function Own() {
  const { data, world, t } = useSchool();
  const student = named(data.students, data.login);
  const schoolClass = named(data.classes, student?.class ?? '');
  if (!student || !schoolClass) return null;
  const dues = duesOf(world, student.id);
  const routine = (
    <>
      <h2>{t(schoolClass.name)}</h2>
      <RoutineTable schoolClass={schoolClass} />
    </>
  );
  const fees = (
    <>
      <h2>{t(words.fees)}</h2>
      {dues.map((due) => (
        <DueCard key={due.id} due={due} />
      ))}
      <Receipt dues={dues} student={student} />
    </>
  );
  return (
    <Parts
      way="own"
      name={t(words.ownWays)}
      parts={[
        data.diary.length > 0 && {
          id: 'diary',
          name: words.diary,
          view: <Diary student={student} />,
        },
        { id: 'results', name: words.results, view: <Results student={student} /> },
        { id: 'routine', name: words.routine, view: routine },
        { id: 'attendance', name: words.register, view: <Attendance student={student} /> },
        { id: 'fees', name: words.fees, view: fees },
      ]}
    />
  );
}

/** The student's own results, as far as they are published; each prints by itself. */
function Results({ student }: { student: Student }) {
  const { data, world, t, completeTask } = useSchool();
  const [printed, choose] = useState<string>();
  const exams = data.exams.filter((exam) => exam.class === student.class);
  const [latest] = exams;
  // As it was opened: writing when another tab publishes could overwrite what that tab does next.
  const [isOut] = useState(latest !== undefined && isPublished(world, latest.id));
  useEffect(() => {
    if (isOut) completeTask('read');
  }, [isOut, completeTask]);
  const print = (id: string) => {
    flushSync(() => choose(id));
    window.print();
  };
  if (!latest) {
    return (
      <p>
        {t(nameOf(data.classes, student.class))}: {t(words.noExam)}
      </p>
    );
  }
  return exams.map((exam) => (
    <section
      key={exam.id}
      data-left-out={(printed !== undefined && printed !== exam.id) || undefined}
    >
      {isPublished(world, exam.id) ? (
        <ResultSheet exam={exam} student={student} print={() => print(exam.id)} />
      ) : (
        <Panel title={t(exam.name)}>
          <p>{t(words.notYet)}</p>
        </Panel>
      )}
    </section>
  ));
}

/** The student's own days in the register, the latest first. */
function Attendance({ student }: { student: Student }) {
  const { world, t, date, say } = useSchool();
  return (
    <Panel title={t(words.register)}>
      <p>
        <b>{say(words.attended, attendanceOf(world, student.id))}</b>
      </p>
      <ul>
        {registerOf(world, student.id).map(({ day, presence }) => (
          <Row as="li" key={day} isApart className={lists.line}>
            {date(day, 'weekday')}
            <b>{t(words[presence])}</b>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
