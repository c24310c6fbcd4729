import { filled } from '../../../../shell/words.ts';
import { dayInWords } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { attendanceOf, registerOf } from '../../steps/attendance.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';

/** The student's own days in the register, the latest first. */
export function OwnAttendance({ student }: { student: Student }) {
  const { world, translate, language } = useSchool();
  const rows = registerOf(world, student.id);
  const { there, days } = attendanceOf(world, student.id);
  return (
    <section className={lists.card}>
      <h2>{translate(words.register)}</h2>
      <p className={lists.total}>
        {filled(translate(words.attended), {
          there: numeral(there, language),
          days: numeral(days, language),
        })}
      </p>
      <ul className={lists.list}>
        {rows.map(({ day, presence }) => (
          <li key={day}>
            {dayInWords(day, language, 'weekday')}
            <b>{translate(words[presence])}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
