import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { isHoliday, nearestDay } from '../../../words/calendar.ts';
import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { useCourses } from '../engine.ts';
import { passShare } from '../steps/scores.ts';
import { words } from '../words.ts';
import common from './Course.module.css';

/** When a weekday that is no holiday comes next, after today. @param weekday 0 is Sunday */
const nextDay = (weekday: number, today: Date): Day =>
  nearestDay(dayOf(today, 1), (day) => dateOf(day).getDay() === weekday && !isHoliday(day));

/** The tests of all courses; anybody may try one. */
export function Tests() {
  const { data, t, today, date, say } = useCourses();
  return (
    <>
      <h2>{t(words.tests)}</h2>
      {data.courses.map((course) => (
        <section key={course.id} className={common.card}>
          <h3>{t(course.name)}</h3>
          <p>
            {say(words.questions, {
              count: course.test.length,
              pass: Math.ceil(course.test.length * passShare),
            })}
            {course.testWeekday !== null &&
              ` · ${say(words.nextTest, {
                day: date(nextDay(course.testWeekday, today), 'weekday'),
              })}`}
          </p>
          <LinkButton href={screenHash('tests', course.id)}>
            {t(words.practise)}
            <span className="visually-hidden">: {t(course.name)}</span>
          </LinkButton>
        </section>
      ))}
    </>
  );
}
