import { screenHash } from '../../room/hash.ts';
import common from './CourseDemo.module.css';
import { useCourses } from './room.ts';
import { words } from './words.ts';

/** Who teaches, and which course. */
export function Teachers() {
  const { data, say } = useCourses();
  return (
    <>
      <h2>{say(words.teachers)}</h2>
      {data.teachers.map((teacher) => (
        <section key={teacher.id} className={common.card}>
          <img src={teacher.picture} alt="" width="96" height="96" />
          <h3>{say(teacher.name)}</h3>
          <p>{say(teacher.about)}</p>
          {data.courses
            .filter((course) => course.teacher === teacher.id)
            .map((course) => (
              <p key={course.id}>
                <a className={common.link} href={screenHash('courses', course.id)}>
                  {say(course.name)}
                </a>
              </p>
            ))}
        </section>
      ))}
    </>
  );
}
