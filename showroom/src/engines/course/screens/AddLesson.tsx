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
  const { data, step, translate, completeTask, notify } = useCourses();
  const fill = useFilled();
  const add = (typed: (name: string) => string): boolean => {
    const course = courseOf(data, typed('course'));
    const lesson = { title: typed('title'), minutes: typed('minutes'), text: typed('text') };
    if (!step((premises, world) => addLesson(premises, world, typed('course'), lesson))) {
      return false;
    }
    completeTask('added');
    notify(fill('added', { lesson: lesson.title, course: translate(course?.name ?? '') }));
    return true;
  };
  return (
    <section className={common.card}>
      <h3>{translate(words.add)}</h3>
      <Form action={translate(words.add)} send={add}>
        <Field
          label={translate(words.course)}
          name="course"
          options={data.courses.map((course) => ({
            value: course.id,
            label: translate(course.name),
          }))}
        />
        <Field label={translate(words.title)} name="title" />
        <Field label={translate(words.length)} name="minutes" type="number" />
        <TextArea label={translate(words.text)} name="text" />
      </Form>
    </section>
  );
}
