import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { optionsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { type Hour, lessonAt, setLesson } from '../../steps/routine.ts';
import { words } from '../../words/words.ts';
import { RoutineTable } from '../RoutineTable.tsx';
import { useClassChoice } from '../useClassChoice.tsx';

/** The routine of a class, which the office changes an hour at a time. */
export function RoutineDesk() {
  const { data, world, t, notify, act, say } = useSchool();
  const { schoolClass, choice, subjects } = useClassChoice('routine-class');
  const [open, setOpen] = useState<{ hour: Hour; inWords: string }>();
  const lesson = open && lessonAt(world, schoolClass.id, open.hour);
  const save = (hour: Hour, typed: (name: string) => string) => {
    const taught = { subject: typed('subject'), teacher: typed('teacher') };
    if (!act(setLesson, { ...hour, class: schoolClass.id, ...taught })) return false;
    setOpen(undefined);
    notify(t(words.lessonSaved));
    return false;
  };
  return (
    <>
      <h2>{t(words.classRoutine)}</h2>
      {choice}
      {open && (
        <Panel
          key={`${schoolClass.id} ${open.inWords}`}
          title={`${t(schoolClass.name)}: ${open.inWords}`}
        >
          <Form
            action={t(words.save)}
            aside={
              <Button variant="text" onClick={() => setOpen(undefined)}>
                {t(words.cancel)}
              </Button>
            }
            send={(typed) => save(open.hour, typed)}
          >
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
          </Form>
        </Panel>
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
