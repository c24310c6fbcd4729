import { screenHash } from '../../../runtime/hash.ts';
import { useCourses } from '../engine.ts';
import { words } from '../words.ts';
import common from './Course.module.css';

/** Who teaches, and which course. */
export function Teachers() {
  const { data, t } = useCourses();
  return (
    <>
      <h2>{t(words.teachers)}</h2>
      {data.teachers.map((teacher) => (
        <section key={teacher.id} className={common.card}>
          <img {...teacher.picture} alt="" width="96" height="96" />
          <h3>{t(teacher.name)}</h3>
          <p>{t(teacher.about)}</p>
          {data.courses
            .filter((course) => course.teacher === teacher.id)
            .map((course) => (
              <a key={course.id} className={common.link} href={screenHash('courses', course.id)}>
                {t(course.name)}
              </a>
            ))}
        </section>
      ))}
    </>
  );
}
