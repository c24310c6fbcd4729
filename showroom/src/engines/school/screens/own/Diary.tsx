import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Note, Stack } from '../../../../ui/layout.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import { dateOf, weekdayInWords } from '../../../../words/days.ts';
import { genitive } from '../../../../words/genitive.ts';
import { nameOf, type Student } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { addPerson, choosePerson, leftToday } from '../../steps/diary.ts';
import { duesOf, leftOf } from '../../steps/fees.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import { DueCard } from '../Dues.tsx';
import { Homework } from '../Homework.tsx';
import lists from '../List.module.css';
import styles from './Diary.module.css';

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

/** Who picks the child up: the person of today, and the list to choose from. */
function Pickup({ student }: { student: string }) {
  const { data, world, t, completeTask, today, act, clock, say } = useSchool();
  const people = world.people.filter((one) => one.student === student);
  const pickup = world.pickups.find((one) => one.student === student);
  const person = people.find(({ id }) => id === pickup?.person);
  if (!pickup || !person) return null;
  const left = leftToday(pickup, today) ? pickup.left : null;
  const time = left ? left.at : minutesOf(data.pickup?.from ?? '12:30');
  const choose = (id: string) => {
    if (act(choosePerson, student, id)) completeTask('pickup');
  };
  const add = (typed: (name: string) => string) =>
    act(addPerson, {
      student,
      name: typed('name'),
      relation: typed('relation'),
      phone: typed('phone'),
    });
  return (
    <Stack as="section" className={lists.panel} aria-labelledby="pickup">
      <div className={styles.person}>
        {person.picture && <img src={person.picture} alt="" width="66" height="66" />}
        <div>
          <p id="pickup" className={styles.soft}>
            {say(left ? words.left : words.comes, { time: clock(time) })}
          </p>
          <b>
            {t(person.relation)}, {t(person.name)}
          </b>
          <Note>{person.phone}</Note>
        </div>
      </div>
      <details className={styles.people}>
        <summary>{t(words.whoComes)}</summary>
        <Stack gap={4}>
          <Stack gap={2}>
            {people.map((one) => (
              <Button
                key={one.id}
                variant="quiet"
                isPressed={one.id === person.id}
                onClick={() => choose(one.id)}
              >
                {t(one.relation)}, {t(one.name)}
              </Button>
            ))}
          </Stack>
          <h3>{t(words.addPerson)}</h3>
          <Form action={t(words.addPerson)} variant="quiet" send={add}>
            <Field label={t(words.name)} name="name" />
            <Field label={t(words.relation)} name="relation" />
            <Field label={t(words.phone)} name="phone" type="tel" />
          </Form>
        </Stack>
      </details>
    </Stack>
  );
}
