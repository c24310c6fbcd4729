import { screenHash } from '../../runtime/hash.ts';
import { dayInWords } from '../../words/days.ts';
import common from './CourseDemo.module.css';
import { daysUntil } from './days.ts';
import { useCourses } from './engine.ts';
import { passShare } from './scores.ts';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';

/** The tests of all courses; anybody may try one. */
export function Tests() {
  const { data, translate, language, today } = useCourses();
  const fill = useFilled();
  return (
    <>
      <h2>{translate(words.tests)}</h2>
      {data.courses.map((course) => (
        <section key={course.id} className={common.card}>
          <h3>{translate(course.name)}</h3>
          <p>
            {fill('questions', {
              count: course.test.length,
              pass: Math.ceil(course.test.length * passShare),
            })}
            {course.testWeekday !== null &&
              ` · ${fill('nextTest', {
                day: dayInWords(daysUntil(course.testWeekday, today), today, language, 'weekday'),
              })}`}
          </p>
          <p>
            <a className={common.solid} href={screenHash('tests', course.id)}>
              {translate(words.practise)}
              <span className="visually-hidden">: {translate(course.name)}</span>
            </a>
          </p>
        </section>
      ))}
    </>
  );
}
