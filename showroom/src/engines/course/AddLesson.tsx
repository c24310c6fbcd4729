import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import styles from './Admin.module.css';
import common from './CourseDemo.module.css';
import { useCourses } from './engine.ts';
import { useFilled } from './useFilled.ts';
import { words } from './words.ts';
import { addLesson } from './world.ts';

type Fault = 'title' | 'minutes' | 'text';

/** Adds a lesson to the end of a course; its students have it at once. */
export function AddLesson() {
  const { data, change, translate, completeTask, notify } = useCourses();
  const fill = useFilled();
  const id = useId();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const minutes = typedNumber(text('minutes'));
    const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= 180;
    const found: Fault[] = [
      ...(text('title') === '' ? (['title'] as const) : []),
      ...(isLength ? [] : (['minutes'] as const)),
      ...(text('text') === '' ? (['text'] as const) : []),
    ];
    setFaults(found);
    const course = data.courses.find((one) => one.id === text('course'));
    if (found.length > 0 || !course) return;
    const slides = text('text').split(/\n+/).filter(Boolean);
    change((world) => addLesson(world, course.id, { title: text('title'), minutes, slides }));
    completeTask('added');
    form.reset();
    notify(fill('added', { lesson: text('title'), course: translate(course.name) }));
  };
  return (
    <form className={common.card} onSubmit={add} noValidate>
      <h3>{translate(words.add)}</h3>
      <Field
        label={translate(words.course)}
        name="course"
        options={data.courses.map((course) => ({
          value: course.id,
          label: translate(course.name),
        }))}
      />
      <Field
        label={translate(words.title)}
        name="title"
        error={faults.includes('title') ? translate(words.titleMissing) : undefined}
      />
      <Field
        label={translate(words.length)}
        name="minutes"
        type="number"
        error={faults.includes('minutes') ? translate(words.notMinutes) : undefined}
      />
      <div className={styles.text}>
        <label htmlFor={id}>{translate(words.text)}</label>
        <textarea
          id={id}
          name="text"
          className={styles.area}
          aria-invalid={faults.includes('text') || undefined}
          aria-describedby={faults.includes('text') ? `${id}-error` : undefined}
        />
        {faults.includes('text') && (
          <p id={`${id}-error`} className={styles.error}>
            {translate(words.textMissing)}
          </p>
        )}
      </div>
      <p>
        <Button type="submit">{translate(words.add)}</Button>
      </p>
    </form>
  );
}
