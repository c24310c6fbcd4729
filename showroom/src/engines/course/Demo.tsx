import type { OpenedDemo } from '../../demo/opened.ts';
import { Guarded } from '../../ui/Guarded.tsx';
import { later } from '../../ui/later.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { type Course, type CourseData, courseOf } from './data.ts';
import { CourseProvider, useCourses } from './engine.ts';
import { Check } from './screens/Check.tsx';
import styles from './screens/Course.module.css';
import { CourseHeader } from './screens/CourseHeader.tsx';
import { CoursePage } from './screens/CoursePage.tsx';
import { Front } from './screens/Front.tsx';
import { LessonPage } from './screens/LessonPage.tsx';
import { Teachers } from './screens/Teachers.tsx';
import { Test } from './screens/Test.tsx';
import { Tests } from './screens/Tests.tsx';
import { lessonsOf } from './world.ts';

const Admin = later(() => import('./screens/Admin.tsx'), 'Admin');
const MyCourses = later(() => import('./screens/MyCourses.tsx'), 'MyCourses');
const Enrol = later(() => import('./screens/Enrol.tsx'), 'Enrol');
const CertificateSheet = later(() => import('./screens/CertificateSheet.tsx'), 'CertificateSheet');

/** A website that sells courses: a free lesson, a batch, its lessons and test, and the office behind it. */
export function CourseDemo(opened: OpenedDemo<CourseData>) {
  return (
    <CourseProvider opened={opened}>
      <CourseHeader />
      <Stage className={styles.main}>
        <Screen />
      </Stage>
    </CourseProvider>
  );
}

function Screen() {
  const { screen, data } = useCourses();
  const [name, id = '', part] = screen;
  const course = courseOf(data, id);
  if (name === 'admin') {
    return (
      <Guarded roles={['admin']}>
        <Admin />
      </Guarded>
    );
  }
  if (name === 'mine' || (course && (name === 'enrol' || name === 'certificate'))) {
    return (
      <Guarded roles={['Student']}>
        <OfStudent name={name} course={course} />
      </Guarded>
    );
  }
  if (name === 'tests') return course ? <Test key={id} course={course} /> : <Tests />;
  if (name === 'teachers') return <Teachers />;
  if (name === 'check') return <Check key={id} number={id} />;
  return course ? <OfCourse course={course} lesson={part} /> : <Front />;
}

function OfStudent({ name, course }: { name: string; course: Course | undefined }) {
  if (!course || name === 'mine') return <MyCourses />;
  return name === 'enrol' ? <Enrol course={course} /> : <CertificateSheet course={course} />;
}

function OfCourse({ course, lesson: id }: { course: Course; lesson: string | undefined }) {
  const { world } = useCourses();
  const lesson = lessonsOf(world, course).find((one) => one.id === id);
  return lesson ? (
    <LessonPage key={lesson.id} course={course} lesson={lesson} />
  ) : (
    <CoursePage course={course} />
  );
}
