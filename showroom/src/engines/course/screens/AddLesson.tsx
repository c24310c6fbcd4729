import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { courseOf } from '../data.ts';
import { useCourses } from '../engine.ts';
import { addLesson } from '../steps/lessons.ts';
import { useFilled } from '../words/useFilled.ts';
import { words } from '../words.ts';
import common from './CourseDemo.module.css';

/** Adds a lesson to the end of a course; its students have it at once. */
export function AddLesson() {
  const { data, t, completeTask, notify, act } = useCourses();
  const fill = useFilled();
  const add = (typed: (name: string) => string): boolean => {
    const course = courseOf(data, typed('course'));
    const lesson = { title: typed('title'), minutes: typed('minutes'), text: typed('text') };
    if (!act(addLesson, typed('course'), lesson)) {
      return false;
    }
    completeTask('added');
    notify(fill('added', { lesson: lesson.title, course: t(course?.name ?? '') }));
    return true;
  };
  return (
    <section className={common.card}>
      <h3>{t(words.add)}</h3>
      <Form action={t(words.add)} send={add}>
        <Field
          label={t(words.course)}
          name="course"
          options={data.courses.map((course) => ({
            value: course.id,
            label: t(course.name),
          }))}
        />
        <Field label={t(words.title)} name="title" />
        <Field label={t(words.length)} name="minutes" type="number" />
        <TextArea label={t(words.text)} name="text" />
      </Form>
    </section>
  );
}
