import { filled } from '../../../../frame/words.ts';
import { dayInWords } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import type { Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { attendanceOf } from '../../steps/attendance.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';

/** The student's own days in the register, the latest first. */
export function OwnAttendance({ student }: { student: Student }) {
  const { data, world, translate, language, today } = useSchool();
  const rows = world.register
    .filter((row) => row.student === student.id)
    .sort((one, other) => one.back - other.back);
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
        {rows.map(({ back, presence }) => (
          <li key={back}>
            {dayInWords(pastSchoolDay(today, data.weekdays, back), today, language, 'weekday')}
            <b>{translate(words[presence])}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
