import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import { dateOf } from '../../../../words/days.ts';
import { nameOf, optionsOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { awayNext, freeTeachers, setAway, substitute, substituteOf } from '../../steps/routine.ts';
import { nearestSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import type { Lesson } from '../../world.ts';
import lists from '../List.module.css';

/** Who is absent on the nearest school day, and who goes into their lessons. */
export function AbsentTeachers() {
  const { data, world, t, today, date, act, say } = useSchool();
  const next = nearestSchoolDay({ data, today });
  const weekday = dateOf(next).getDay();
  const away = awayNext({ data, today }, world);
  return (
    <>
      <h2>{say(words.awayOn, { day: date(next, 'weekday') })}</h2>
      {away.length === 0 && <p>{t(words.nobodyAway)}</p>}
      {away.map((teacher) => {
        const name = t(nameOf(data.teachers, teacher));
        const lessons = world.lessons
          .filter((lesson) => lesson.teacher === teacher && lesson.weekday === weekday)
          .sort((one, other) => one.period - other.period);
        return (
          <Panel
            key={teacher}
            title={name}
            aside={
              <Button
                variant="quiet"
                label={`${t(words.backAgain)}: ${name}`}
                onClick={() => act(setAway, teacher, false)}
              >
                {t(words.backAgain)}
              </Button>
            }
          >
            {lessons.length === 0 && <p>{t(words.noLessons)}</p>}
            <ul>
              {lessons.map((lesson) => (
                <Cover key={`${lesson.class} ${lesson.period}`} lesson={lesson} />
              ))}
            </ul>
          </Panel>
        );
      })}
      <Panel title={t(words.setAway)}>
        <Form
          action={t(words.setAway)}
          variant="quiet"
          send={(typed) => act(setAway, typed('teacher'), true)}
        >
          <Field
            label={t(words.teacher)}
            name="teacher"
            options={optionsOf(
              data.teachers.filter(({ id }) => !away.includes(id)),
              t,
            )}
          />
        </Form>
      </Panel>
    </>
  );
}

const shownTeachers = 3;

/** A lesson whose teacher is absent: who is free to go there, or who goes. */
function Cover({ lesson }: { lesson: Lesson }) {
  const { data, world, t, completeTask, today, act, num, clock, say } = useSchool();
  const covering = substituteOf(world, lesson, nearestSchoolDay({ data, today }));
  const free = freeTeachers({ data, today }, world, lesson).slice(0, shownTeachers);
  const send = (teacher: string) => {
    if (act(substitute, lesson, teacher)) completeTask('substituted');
  };
  return (
    <Row as="li" isApart className={lists.line}>
      <b>
        {num(lesson.period + 1)}. {t(nameOf(data.classes, lesson.class))} ·{' '}
        {t(nameOf(data.subjects, lesson.subject))} ·{' '}
        {clock(minutesOf(data.periods[lesson.period]?.from ?? '00:00'))}
      </b>
      {covering ? (
        <span role="status" className={lists.done}>
          {say(words.covered, { name: t(nameOf(data.teachers, covering)) })}
        </span>
      ) : (
        <Row as="span" gap={2}>
          {free.map(({ id, name, subjects }) => (
            <Button key={id} variant="quiet" onClick={() => send(id)}>
              <span>
                {say(words.choose, { name: t(name) })}
                {subjects.includes(lesson.subject) && (
                  <small className={lists.small}>{t(words.sameSubject)}</small>
                )}
              </span>
            </Button>
          ))}
        </Row>
      )}
    </Row>
  );
}
