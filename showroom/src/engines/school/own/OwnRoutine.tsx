import { named, nameOf, type Student } from '../data.ts';
import { RoutineTable } from '../RoutineTable.tsx';
import { useSchool } from '../room.ts';

/** The week of the student's class. */
export function OwnRoutine({ student }: { student: Student }) {
  const { data, say } = useSchool();
  const schoolClass = named(data.classes, student.class);
  return (
    <>
      <h2>{say(nameOf(data.classes, student.class))}</h2>
      {schoolClass && <RoutineTable schoolClass={schoolClass} />}
    </>
  );
}
