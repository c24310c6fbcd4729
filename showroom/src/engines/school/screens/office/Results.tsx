import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { type Exam, named, nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { isPublished, lettersIn, missingIn, publish } from '../../steps/marks.ts';
import { words } from '../../words/words.ts';
import { MarkForm } from './MarkForm.tsx';
import styles from './Results.module.css';
import { Tabulation } from './Tabulation.tsx';

/** The result sheet of an examination: its marks, one part or all, and whether it is published. */
export function Results() {
  const { data, world, t, completeTask, businessName, act, num, say } = useSchool();
  const [examId, chooseExam] = useState('');
  const [part, choosePart] = useState<number | null>(null);
  const [cell, open] = useState<{ student: string; subject: string }>();
  const exam = (named(data.exams, examId) ?? data.exams[0]) as Exam;
  const missing = missingIn(world, exam.id);
  const isOut = isPublished(world, exam.id);
  const set = (next: boolean) => {
    const isDone = act(publish, exam.id, next);
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
          label={t(words.exam)}
          name="exam"
          initial={exam.id}
          options={data.exams.map(({ id, name, class: of }) => ({
            value: id,
            label: `${t(nameOf(data.classes, of))}: ${t(name)}`,
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
              ? t(words.missingMark)
              : say(words.missingMarks, { count: num(missing.length) })}
          </button>
        ) : (
          <p role="status" className={styles.state}>
            {t(isOut ? words.published : words.complete)}
          </p>
        )}
        <Button variant={isOut ? 'quiet' : 'solid'} onClick={() => set(!isOut)}>
          {t(isOut ? words.withdraw : words.publish)}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t(words.print)}
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
          {t(nameOf(data.classes, exam.class))}
          <small>{t(exam.name)}</small>
        </h2>
        <fieldset className={styles.parts}>
          <legend className="visually-hidden">{t(words.tabulation)}</legend>
          {[...exam.parts.map(({ name }) => name), words.total].map((name, at, all) => {
            const index = at === all.length - 1 ? null : at;
            return all.length > 2 || index === null ? (
              <Button
                key={t(name)}
                variant="quiet"
                isPressed={part === index}
                onClick={() => choosePart(index)}
              >
                {t(name)}
              </Button>
            ) : null;
          })}
        </fieldset>
      </div>
      <p className={styles.printed}>
        {businessName} · {t(data.place)}
      </p>
      <Tabulation exam={exam} part={part} open={open} />
      <ul className={styles.letters} aria-label={t(words.letter)}>
        {lettersIn(world, exam).map(({ letter, count }) => (
          <li key={letter}>
            <b>{letter}</b> {num(count)}
          </li>
        ))}
      </ul>
      <p className={styles.scale}>{t(words.gradesAre)}</p>
      <p className={styles.sign}>{t(words.headSign)}</p>
    </>
  );
}
