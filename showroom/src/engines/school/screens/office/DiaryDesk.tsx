import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { dateOf, weekdayInWords } from '../../../../words/days.ts';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { writeHomework } from '../../steps/diary.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import form from '../Form.module.css';
import { Homework } from '../Homework.tsx';
import { useClassChoice } from '../useClassChoice.tsx';

/** Where a teacher writes the homework of a class; guardians read it at once. */
export function DiaryDesk() {
  const { data, t, completeTask, language, today, notify, act, say } = useSchool();
  const { schoolClass, choice } = useClassChoice('diary-class');
  const current = dateOf(pastSchoolDay({ data, today })).getDay();
  const [weekday, chooseDay] = useState<number>();
  const shown = weekday ?? current;
  const write = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const page = {
      class: schoolClass.id,
      weekday: shown,
      subject: String(typed.get('subject')),
    };
    if (!act(writeHomework, page, String(typed.get('work')))) return;
    event.currentTarget.reset();
    completeTask('wrote');
    notify(say(words.written, { class: t(schoolClass.name) }));
  };
  return (
    <>
      <h2>{t(words.diary)}</h2>
      <div className={form.fields}>
        {choice}
        <Field
          key={current}
          label={t(words.day)}
          name="diary-day"
          initial={String(shown)}
          options={data.weekdays.map((day) => ({
            value: String(day),
            label: weekdayInWords(day, language, 'long'),
          }))}
          onChange={(day) => chooseDay(Number(day))}
        />
      </div>
      <Homework schoolClass={schoolClass.id} weekday={shown} />
      <form className={form.form} onSubmit={write} noValidate>
        <div className={form.fields}>
          <Field
            label={t(words.subject)}
            name="subject"
            options={Object.keys(schoolClass.taught).map((id) => ({
              value: id,
              label: t(nameOf(data.subjects, id)),
            }))}
          />
          <Field label={t(words.homework)} name="work" />
        </div>
        <p className={form.actions}>
          <Button type="submit">{t(words.write)}</Button>
        </p>
      </form>
    </>
  );
}
