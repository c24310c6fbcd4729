import type { OpenedDemo } from '../../demo/opened.ts';
import { LogIn } from '../../frame/LogIn.tsx';
import { useTop } from '../../runtime/useTop.ts';
import { Admin } from './Admin.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { Check } from './Check.tsx';
import styles from './CourseDemo.module.css';
import { CourseHeader } from './CourseHeader.tsx';
import { CoursePage } from './CoursePage.tsx';
import { Enrol } from './Enrol.tsx';
import { CourseProvider, useCourses } from './engine.ts';
import { Front } from './Front.tsx';
import { LessonPage } from './LessonPage.tsx';
import { MyCourses } from './MyCourses.tsx';
import { Teachers } from './Teachers.tsx';
import { Test } from './Test.tsx';
import { Tests } from './Tests.tsx';
import { type CourseData, lessonsOf } from './world.ts';

/** A website that sells courses: a free lesson, a batch, its lessons and test, and the office behind it. */
export function CourseDemo(opened: OpenedDemo<CourseData>) {
  return (
    <CourseProvider opened={opened}>
      <CourseHeader />
      <Main />
    </CourseProvider>
  );
}

function Main() {
  const { screen } = useCourses();
  const main = useTop(screen.join('/'));
  return (
    <main ref={main} tabIndex={-1} className={styles.main}>
      <Screen />
    </main>
  );
}

function Screen() {
  const { screen, data, world, login } = useCourses();
  const [name, id = '', part] = screen;
  const course = data.courses.find((one) => one.id === id);
  const isStudent = login?.role === 'Student';
  if (name === 'admin') return login?.role === 'admin' ? <Admin /> : <LogIn roles={['admin']} />;
  if (name === 'mine') return isStudent ? <MyCourses /> : <LogIn roles={['Student']} />;
  if (name === 'tests') return course ? <Test key={id} course={course} /> : <Tests />;
  if (name === 'teachers') return <Teachers />;
  if (name === 'check') return <Check key={id} number={id} />;
  if (!course) return <Front />;
  if (name === 'enrol')
    return isStudent ? <Enrol course={course} /> : <LogIn roles={['Student']} />;
  if (name === 'certificate') {
    return isStudent ? <CertificateSheet course={course} /> : <LogIn roles={['Student']} />;
  }
  const lesson = lessonsOf(world, course).find((one) => one.id === part);
  if (name === 'courses' && lesson) {
    return <LessonPage key={lesson.id} course={course} lesson={lesson} />;
  }
  return <CoursePage course={course} />;
}
