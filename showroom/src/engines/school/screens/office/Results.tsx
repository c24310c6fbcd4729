import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Note, Row } from '../../../../ui/layout.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { type Exam, named, nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { isPublished, lettersIn, missingIn, publish } from '../../steps/marks.ts';
import { words } from '../../words/words.ts';
import lists from '../List.module.css';
import { MarkForm } from './MarkForm.tsx';
import styles from './Results.module.css';
import { Tabulation } from './Tabulation.tsx';

/** The result sheet of an examination: its marks, one part or all, and whether it is published. */
export function Results() {
  const { data, world, t, completeTask, businessName, act, num, say } = useSchool();
  const [examId, chooseExam] = useState('');
  const [part, choosePart] = useState<number | 'all'>('all');
  const [cell, open] = useState<{ student: string; subject: string }>();
  const exam = (named(data.exams, examId) ?? data.exams[0]) as Exam;
  const parts = exam.parts.length > 1 ? exam.parts : [];
  const missing = missingIn(world, exam.id);
  const isOut = isPublished(world, exam.id);
  return (
    <>
      <div className={styles.tools} data-unprinted>
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
            choosePart('all');
            open(undefined);
          }}
        />
        {missing.length > 0 ? (
          <button type="button" className={styles.missing} onClick={() => open(missing[0])}>
            {missing.length === 1
              ? t(words.missingMark)
              : say(words.missingMarks, { count: missing.length })}
          </button>
        ) : (
          <p role="status" className={styles.state}>
            {t(isOut ? words.published : words.complete)}
          </p>
        )}
        <Button
          variant={isOut ? 'quiet' : 'solid'}
          onClick={() => act(publish, exam.id, !isOut) && !isOut && completeTask('published')}
        >
          {t(isOut ? words.withdraw : words.publish)}
        </Button>
        <PrintButton />
      </div>
      {cell && (
        <MarkForm
          key={`${exam.id} ${cell.student} ${cell.subject}`}
          exam={exam}
          cell={cell}
          // The one just saved is still missing in the world that this screen was drawn from.
          onSaved={() =>
            open(
              missing.find((row) => row.student !== cell.student || row.subject !== cell.subject),
            )
          }
          onLeft={() => open(undefined)}
        />
      )}
      <Row isApart>
        <div>
          <h2>{t(nameOf(data.classes, exam.class))}</h2>
          <p className={styles.exam}>{t(exam.name)}</p>
        </div>
        <Choice
          data-unprinted
          legend={t(words.tabulation)}
          choices={[
            ...parts.map(({ name }, index) => [index, t(name)] as const),
            ['all', t(words.total)],
          ]}
          chosen={part}
          choose={choosePart}
        />
      </Row>
      <p className={lists.printed}>
        <b>
          {businessName} · {t(data.place)}
        </b>
      </p>
      <Tabulation exam={exam} part={part} open={open} />
      <Row as="ul" aria-label={t(words.letter)}>
        {lettersIn(world, exam).map(({ letter, count }) => (
          <li key={letter}>
            <b>{letter}</b> {num(count)}
          </li>
        ))}
      </Row>
      <Note>{t(words.gradesAre)}</Note>
      <p className={`${lists.printed} ${lists.sign} ${styles.sign}`}>{t(words.headSign)}</p>
    </>
  );
}
