import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { optionsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { type Hour, lessonAt, setLesson } from '../../steps/routine.ts';
import { words } from '../../words/words.ts';
import form from '../Form.module.css';
import { RoutineTable } from '../RoutineTable.tsx';
import { useClassChoice } from '../useClassChoice.tsx';

/** The routine of a class, which the office changes an hour at a time. */
export function RoutineDesk() {
  const { data, world, t, notify, act, say } = useSchool();
  const { schoolClass, choice, subjects } = useClassChoice('routine-class');
  const [open, setOpen] = useState<{ hour: Hour; inWords: string }>();
  const lesson = open && lessonAt(world, schoolClass.id, open.hour);
  const save = (typed: FormData) => {
    if (!open) return;
    const subject = String(typed.get('subject'));
    const teacher = String(typed.get('teacher'));
    if (!act(setLesson, { ...open.hour, class: schoolClass.id, subject, teacher })) return;
    setOpen(undefined);
    notify(t(words.lessonSaved));
  };
  return (
    <>
      <h2>{t(words.classRoutine)}</h2>
      {choice}
      {open && (
        <Entry key={`${schoolClass.id} ${open.inWords}`} className={form.form} send={save}>
          <h3>
            {t(schoolClass.name)}: {open.inWords}
          </h3>
          <div className={form.fields}>
            <Field
              label={t(words.subject)}
              name="subject"
              initial={lesson?.subject}
              options={subjects}
            />
            <Field
              label={t(words.teacher)}
              name="teacher"
              initial={lesson?.teacher}
              options={optionsOf(data.teachers, t)}
            />
          </div>
          <p className={form.actions}>
            <Button type="submit">{t(words.save)}</Button>
            <Button variant="text" onClick={() => setOpen(undefined)}>
              {t(words.cancel)}
            </Button>
          </p>
        </Entry>
      )}
      <RoutineTable
        schoolClass={schoolClass}
        press={(hour, inWords) => (
          <Button
            variant="text"
            label={say(words.changeLesson, { hour: inWords })}
            onClick={() => setOpen({ hour, inWords })}
          >
            {t(words.change)}
          </Button>
        )}
      />
    </>
  );
}
