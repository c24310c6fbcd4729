import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { dateOf, weekdayInWords } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import { nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { duesOf, leftOf } from '../../steps/fees.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import { DueCard } from '../Dues.tsx';
import { Homework } from '../Homework.tsx';
import styles from './Diary.module.css';
import { Pickup } from './Pickup.tsx';

/** The page that a guardian opens every day: homework, who picks up, and the fee of the month. */
export function Diary({ student }: { student: Student }) {
  const { data, world, t, language, today, say } = useSchool();
  const current = dateOf(pastSchoolDay({ data, today })).getDay();
  const [weekday = current, choose] = useState<number>();
  const fees = duesOf(world, student.id).filter((due) => due.for.kind === 'month');
  // The oldest that is owed; the one of this month once all are paid.
  const fee = fees.find((due) => leftOf(due) > 0) ?? fees.at(-1);
  const [name = ''] = t(student.name).split(' ');
  return (
    <Stack gap={4} className={styles.diary}>
      <div className={styles.person}>
        {data.loginPicture && <img {...data.loginPicture} alt="" width="74" height="74" />}
        <div>
          <h2>{say(words.diaryOf, { name, whose: genitive(name) })}</h2>
          <p className={styles.soft}>
            {t(nameOf(data.classes, student.class))} · {weekdayInWords(weekday, language, 'long')}
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
    </Stack>
  );
}
