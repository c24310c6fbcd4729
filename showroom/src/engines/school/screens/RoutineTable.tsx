import type { ReactNode } from 'react';
import { Table } from '../../../ui/Table.tsx';
import { minutesOf } from '../../../words/clock.ts';
import { weekdayInWords } from '../../../words/days.ts';
import { named, nameOf, type SchoolClass } from '../data.ts';
import { useSchool } from '../engine.ts';
import { type Hour, lessonAt } from '../steps/routine.ts';
import { words } from '../words/words.ts';
import tables from './Table.module.css';

/** The week of a class. @param press what a cell holds beside its lesson, such as a button */
export function RoutineTable({
  schoolClass,
  press,
}: {
  schoolClass: SchoolClass;
  press?: (hour: Hour, hourInWords: string) => ReactNode;
}) {
  const { data, world, t, language, num, clock, say } = useSchool();
  return (
    <Table
      className={tables.table}
      name={`${t(words.classRoutine)}, ${t(schoolClass.name)}`}
      heads={[
        t(words.day),
        ...data.periods.map(({ from }, period) => (
          <th key={from} scope="col">
            {num(period + 1)}
            <small>{clock(minutesOf(from))}</small>
          </th>
        )),
      ]}
    >
      {data.weekdays.map((weekday) => {
        const day = weekdayInWords(weekday, language, 'long');
        return (
          <tr key={weekday}>
            <th scope="row">{day}</th>
            {data.periods.map(({ from }, period) => {
              const lesson = lessonAt(world, schoolClass.id, { weekday, period });
              const subject = named(data.subjects, lesson?.subject ?? '');
              return (
                <td key={from}>
                  {subject && lesson ? (
                    <span className={tables.lesson}>
                      <b>{t(subject.short)}</b>
                      <small>{t(nameOf(data.teachers, lesson.teacher))}</small>
                    </span>
                  ) : (
                    <small>{t(words.noLesson)}</small>
                  )}
                  {press?.({ weekday, period }, say(words.lessonAt, { day, period: period + 1 }))}
                </td>
              );
            })}
          </tr>
        );
      })}
    </Table>
  );
}
