import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { attendanceOf, registerOf } from '../../steps/attendance.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';

/** The student's own days in the register, the latest first. */
export function OwnAttendance({ student }: { student: Student }) {
  const { world, t, num, date, say } = useSchool();
  const rows = registerOf(world, student.id);
  const { there, days } = attendanceOf(world, student.id);
  return (
    <section className={lists.card}>
      <h2>{t(words.register)}</h2>
      <p className={lists.total}>
        {say(words.attended, {
          there: num(there),
          days: num(days),
        })}
      </p>
      <ul className={lists.list}>
        {rows.map(({ day, presence }) => (
          <li key={day}>
            {date(day, 'weekday')}
            <b>{t(words[presence])}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
