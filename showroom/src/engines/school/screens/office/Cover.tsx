import { Button } from '../../../../ui/Button.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { freeTeachers, substitute, substituteOf } from '../../steps/routine.ts';
import { nearestSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import type { Lesson } from '../../world.ts';
import lists from '../List.module.css';

const shownTeachers = 3;

/** A lesson whose teacher is absent: who is free to go there, or who goes. */
export function Cover({ lesson }: { lesson: Lesson }) {
  const { data, world, t, completeTask, today, act, num, clock, say } = useSchool();
  const covering = substituteOf(world, lesson, nearestSchoolDay({ data, today }));
  const send = (teacher: string) => {
    if (act(substitute, lesson, teacher)) completeTask('substituted');
  };
  const from = minutesOf(data.periods[lesson.period]?.from ?? '00:00');
  return (
    <li>
      <b>
        {num(lesson.period + 1)}. {t(nameOf(data.classes, lesson.class))} ·{' '}
        {t(nameOf(data.subjects, lesson.subject))} · {clock(from)}
      </b>
      {covering ? (
        <span role="status" className={lists.done}>
          {say(words.covered, { name: t(nameOf(data.teachers, covering)) })}
        </span>
      ) : (
        <span className={lists.choices}>
          {freeTeachers({ data, today }, world, lesson)
            .slice(0, shownTeachers)
            .map(({ id, name, subjects }) => (
              <Button key={id} variant="quiet" onClick={() => send(id)}>
                <span>
                  {say(words.choose, { name: t(name) })}
                  {subjects.includes(lesson.subject) && (
                    <small className={lists.note}>{t(words.sameSubject)}</small>
                  )}
                </span>
              </Button>
            ))}
        </span>
      )}
    </li>
  );
}
