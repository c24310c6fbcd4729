import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { dateOf, weekdayInWords } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import { nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, leftOf } from '../../steps/fees.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import { DueCard } from '../DueCard.tsx';
import { Homework } from '../Homework.tsx';
import styles from './Diary.module.css';
import { Pickup } from './Pickup.tsx';

/** The page that a guardian opens every day: homework, who picks up, and the fee of the month. */
export function Diary({ student }: { student: Student }) {
  const { data, world, t, language, today, say } = useSchool();
  const [chosen, choose] = useState<number>();
  const weekday = chosen ?? dateOf(pastSchoolDay({ data, today })).getDay();
  const dues = duesOf(world, student.id);
  const fees = dues.filter((due) => due.for.kind === 'month');
  // The oldest that is owed; the one of this month once all are paid.
  const fee = fees.find((due) => leftOf(due) > 0) ?? fees.at(-1);
  const [given = ''] = t(student.name).split(' ');
  const opening = {
    name: given,
    whose: genitive(given),
    class: t(nameOf(data.classes, student.class)),
    day: weekdayInWords(weekday, language, 'long'),
  };
  return (
    <div className={styles.diary}>
      <div className={styles.head}>
        {data.loginPicture && <img {...data.loginPicture} alt="" width="74" height="74" />}
        <div>
          <h2>{say(words.diaryOf, opening)}</h2>
          <p>
            {opening.class} · {opening.day}
          </p>
        </div>
      </div>
      <Choice
        className={styles.days}
        legend={t(words.day)}
        choices={data.weekdays.map((day) => [day, weekdayInWords(day, language, 'short')])}
        chosen={weekday}
        choose={choose}
      />
      <Homework schoolClass={student.class} weekday={weekday} />
      {data.pickup && <Pickup student={student.id} />}
      {fee && <DueCard due={fee} />}
    </div>
  );
}
