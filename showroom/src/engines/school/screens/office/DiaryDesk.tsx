import { useState } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { dateOf, weekdayInWords } from '../../../../words/days.ts';
import { useSchool } from '../../engine.ts';
import { writeHomework } from '../../steps/diary.ts';
import { pastSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import { Homework } from '../Homework.tsx';
import { useClassChoice } from '../useClassChoice.tsx';

/** Where a teacher writes the homework of a class; guardians read it at once. */
export function DiaryDesk() {
  const { data, t, completeTask, language, today, notify, act, say } = useSchool();
  const { schoolClass, choice, subjects } = useClassChoice('diary-class');
  const current = dateOf(pastSchoolDay({ data, today })).getDay();
  const [weekday = current, chooseDay] = useState<number>();
  const write = (typed: (name: string) => string) => {
    const page = { class: schoolClass.id, weekday, subject: typed('subject') };
    if (!act(writeHomework, page, typed('work'))) return false;
    completeTask('wrote');
    notify(say(words.written, { class: t(schoolClass.name) }));
    return true;
  };
  return (
    <>
      <h2>{t(words.diary)}</h2>
      <Grid gap={3}>
        {choice}
        <Field
          key={current}
          label={t(words.day)}
          name="diary-day"
          initial={String(weekday)}
          options={data.weekdays.map((day) => ({
            value: String(day),
            label: weekdayInWords(day, language, 'long'),
          }))}
          onChange={(day) => chooseDay(Number(day))}
        />
      </Grid>
      <Homework schoolClass={schoolClass.id} weekday={weekday} />
      <Panel title={t(words.homework)}>
        <Form action={t(words.write)} send={write}>
          <Field label={t(words.subject)} name="subject" options={subjects} />
          <Field label={t(words.homework)} name="work" />
        </Form>
      </Panel>
    </>
  );
}
