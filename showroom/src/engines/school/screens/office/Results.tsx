import { useState } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { numeral } from '../../../../words/taka.ts';
import { type Exam, named, nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { isPublished, lettersIn, missingIn, publish } from '../../steps/marks.ts';
import { words } from '../../words/words.ts';
import { MarkForm } from './MarkForm.tsx';
import styles from './Results.module.css';
import { Tabulation } from './Tabulation.tsx';

/** The result sheet of an examination: its marks, one part or all, and whether it is published. */
export function Results() {
  const { data, world, translate, step, completeTask, language, businessName } = useSchool();
  const [examId, chooseExam] = useState('');
  const [part, choosePart] = useState<number | null>(null);
  const [cell, open] = useState<{ student: string; subject: string }>();
  const exam = (named(data.exams, examId) ?? data.exams[0]) as Exam;
  const missing = missingIn(world, exam.id);
  const isOut = isPublished(world, exam.id);
  const set = (next: boolean) => {
    const isDone = step((school, before) => publish(school, before, exam.id, next));
    if (isDone && next) completeTask('published');
  };
  const showNext = () => {
    // The one just saved is still missing in the world that this screen was drawn from.
    const next = missing.find(
      (row) => row.student !== cell?.student || row.subject !== cell.subject,
    );
    open(next);
  };
  return (
    <>
      <div className={styles.tools}>
        <Field
          label={translate(words.exam)}
          name="exam"
          initial={exam.id}
          options={data.exams.map(({ id, name, class: of }) => ({
            value: id,
            label: `${translate(nameOf(data.classes, of))}: ${translate(name)}`,
          }))}
          onChange={(id) => {
            chooseExam(id);
            choosePart(null);
            open(undefined);
          }}
        />
        {missing.length > 0 ? (
          <button type="button" className={styles.missing} onClick={() => open(missing[0])}>
            {missing.length === 1
              ? translate(words.missingMark)
              : filled(translate(words.missingMarks), { count: numeral(missing.length, language) })}
          </button>
        ) : (
          <p role="status" className={styles.state}>
            {translate(isOut ? words.published : words.complete)}
          </p>
        )}
        <Button variant={isOut ? 'quiet' : 'solid'} onClick={() => set(!isOut)}>
          {translate(isOut ? words.withdraw : words.publish)}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {translate(words.print)}
        </Button>
      </div>
      {cell && (
        <MarkForm
          key={`${exam.id} ${cell.student} ${cell.subject}`}
          exam={exam}
          cell={cell}
          onSaved={showNext}
          onLeft={() => open(undefined)}
        />
      )}
      <div className={styles.head}>
        <h2>
          {translate(nameOf(data.classes, exam.class))}
          <small>{translate(exam.name)}</small>
        </h2>
        <fieldset className={styles.parts}>
          <legend className="visually-hidden">{translate(words.tabulation)}</legend>
          {[...exam.parts.map(({ name }) => name), words.total].map((name, at, all) => {
            const index = at === all.length - 1 ? null : at;
            return all.length > 2 || index === null ? (
              <Button
                key={translate(name)}
                variant="quiet"
                isPressed={part === index}
                onClick={() => choosePart(index)}
              >
                {translate(name)}
              </Button>
            ) : null;
          })}
        </fieldset>
      </div>
      <p className={styles.printed}>
        {businessName} · {translate(data.place)}
      </p>
      <Tabulation exam={exam} part={part} open={open} />
      <ul className={styles.letters} aria-label={translate(words.letter)}>
        {lettersIn(world, exam).map(({ letter, count }) => (
          <li key={letter}>
            <b>{letter}</b> {numeral(count, language)}
          </li>
        ))}
      </ul>
      <p className={styles.scale}>{translate(words.gradesAre)}</p>
      <p className={styles.sign}>{translate(words.headSign)}</p>
    </>
  );
}
