import { named, nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { RoutineTable } from '../RoutineTable.tsx';

/** The week of the student's class. */
export function OwnRoutine({ student }: { student: Student }) {
  const { data, t } = useSchool();
  const schoolClass = named(data.classes, student.class);
  return (
    <>
      <h2>{t(nameOf(data.classes, student.class))}</h2>
      {schoolClass && <RoutineTable schoolClass={schoolClass} />}
    </>
  );
}
