import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Panel } from '../../../../ui/Panels.tsx';
import { genitive } from '../../../../words/genitive.ts';
import { type Exam, nameOf } from '../../data.ts';
import { useSchool } from '../../engine.ts';
import { marksOf, setMarks } from '../../steps/marks.ts';
import { markInWords, typedMark } from '../../words/marks.ts';
import { words } from '../../words/words.ts';

/** The marks of one student in one subject, a field for each part. */
export function MarkForm({
  exam,
  cell,
  onSaved,
  onLeft,
}: {
  exam: Exam;
  cell: { student: string; subject: string };
  onSaved: () => void;
  onLeft: () => void;
}) {
  const { data, world, t, language, act, num, say } = useSchool();
  const marks = marksOf(world, exam.id, cell.student, cell.subject);
  const outOf = exam.subjects.find(({ subject }) => subject === cell.subject)?.outOf ?? [];
  const student = t(nameOf(data.students, cell.student));
  const save = (markOf: (part: string) => number | 'absent') => {
    const parts = exam.parts.map(({ id }, part) => (outOf[part] === 0 ? 0 : markOf(id)));
    if (act(setMarks, exam, cell, parts)) onSaved();
    return false;
  };
  const name = {
    name: student,
    whose: genitive(student),
    subject: t(nameOf(data.subjects, cell.subject)),
  };
  return (
    <Panel title={say(words.enterMarks, name)}>
      <Form
        action={t(words.save)}
        aside={
          <>
            {/* Where a phone shows digits alone, nobody can type AB. */}
            <Button variant="quiet" onClick={() => save(() => 'absent')}>
              {t(words.wasAbsent)}
            </Button>
            <Button variant="text" onClick={onLeft}>
              {t(words.cancel)}
            </Button>
          </>
        }
        send={(typed) => save((part) => typedMark(typed(part)))}
      >
        {exam.parts.map(({ id, name }, part) => {
          const most = num(outOf[part] ?? 0);
          const mark = marks[part] ?? null;
          if (outOf[part] === 0) return null;
          return (
            <Field
              key={id}
              label={`${t(name)}, ${say(words.outOf, { most })}`}
              name={id}
              type="number"
              hint={t(words.markHint)}
              initial={mark === null ? '' : markInWords(mark, language)}
            />
          );
        })}
      </Form>
    </Panel>
  );
}
