import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { dateOf } from '../../../../words/days.ts';
import { nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { awayNext, setAway } from '../../steps/routine.ts';
import { nearestSchoolDay } from '../../steps/school-days.ts';
import { words } from '../../words/words.ts';
import form from '../Form.module.css';
import lists from '../List.module.css';
import { Cover } from './Cover.tsx';

/** Who is absent on the nearest school day, and who goes into their lessons. */
export function AbsentTeachers() {
  const { data, world, t, today, date, act, say } = useSchool();
  const next = nearestSchoolDay({ data, today });
  const weekday = dateOf(next).getDay();
  const day = date(next, 'weekday');
  const away = awayNext({ data, today }, world);
  const mark = (typed: FormData) => {
    const teacher = String(typed.get('teacher'));
    act(setAway, teacher, true);
  };
  return (
    <>
      <h2>{say(words.awayOn, { day })}</h2>
      {away.length === 0 && <p>{t(words.nobodyAway)}</p>}
      {away.map((teacher) => {
        const name = t(nameOf(data.teachers, teacher));
        const lessons = world.lessons
          .filter((lesson) => lesson.teacher === teacher && lesson.weekday === weekday)
          .sort((one, other) => one.period - other.period);
        return (
          <section key={teacher} className={lists.card} aria-label={name}>
            <div className={lists.head}>
              <h3>{name}</h3>
              <Button
                variant="quiet"
                label={`${t(words.backAgain)}: ${name}`}
                onClick={() => act(setAway, teacher, false)}
              >
                {t(words.backAgain)}
              </Button>
            </div>
            {lessons.length === 0 && <p>{t(words.noLessons)}</p>}
            <ul className={lists.list}>
              {lessons.map((lesson) => (
                <Cover key={`${lesson.class} ${lesson.period}`} lesson={lesson} />
              ))}
            </ul>
          </section>
        );
      })}
      <Entry className={form.form} send={mark}>
        <Field
          label={t(words.teacher)}
          name="teacher"
          options={data.teachers
            .filter(({ id }) => !away.includes(id))
            .map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <p className={form.actions}>
          <Button type="submit" variant="quiet">
            {t(words.setAway)}
          </Button>
        </p>
      </Entry>
    </>
  );
}
