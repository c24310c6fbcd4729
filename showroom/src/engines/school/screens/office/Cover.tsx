import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { minutesOf, timeInWords } from '../../../../words/clock.ts';
import { numeral } from '../../../../words/taka.ts';
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
  const { data, world, translate, step, completeTask, language, today } = useSchool();
  const covering = substituteOf(world, lesson, nearestSchoolDay({ data, today }));
  const send = (teacher: string) => {
    if (step((school, before) => substitute(school, before, lesson, teacher)))
      completeTask('substituted');
  };
  const from = minutesOf(data.periods[lesson.period]?.from ?? '00:00');
  return (
    <li>
      <b>
        {numeral(lesson.period + 1, language)}. {translate(nameOf(data.classes, lesson.class))} ·{' '}
        {translate(nameOf(data.subjects, lesson.subject))} · {timeInWords(from, language)}
      </b>
      {covering ? (
        <span role="status" className={lists.done}>
          {filled(translate(words.covered), { name: translate(nameOf(data.teachers, covering)) })}
        </span>
      ) : (
        <span className={lists.choices}>
          {freeTeachers({ data, today }, world, lesson)
            .slice(0, shownTeachers)
            .map(({ id, name, subjects }) => (
              <Button key={id} variant="quiet" onClick={() => send(id)}>
                <span>
                  {filled(translate(words.choose), { name: translate(name) })}
                  {subjects.includes(lesson.subject) && (
                    <small className={lists.note}>{translate(words.sameSubject)}</small>
                  )}
                </span>
              </Button>
            ))}
        </span>
      )}
    </li>
  );
}
